/** The page of jail terms. */
import type { SinglePageType } from '../page-type.ts';
import { JailWordsPage } from './JailWordsPage.tsx';

/** Declares the page type. */
export const page: SinglePageType<'jail-words'> = { template: JailWordsPage };
