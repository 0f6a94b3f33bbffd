/** What to say to the jail. */
import type { SinglePageKind } from '../../page-kind.ts';
import { AskTheJailPage } from './AskTheJailPage.tsx';

/** The kind of the page. */
export const page: SinglePageKind<'ask-the-jail'> = { template: AskTheJailPage };
