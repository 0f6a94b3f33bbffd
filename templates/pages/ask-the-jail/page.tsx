/** The page about calling the jail. */
import type { SinglePageType } from '../page-type.ts';
import { AskTheJailPage } from './AskTheJailPage.tsx';

/** Declares the page type. */
export const page: SinglePageType<'ask-the-jail'> = { template: AskTheJailPage };
