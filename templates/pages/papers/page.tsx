/** The page of bond documents. */
import type { SinglePageType } from '../page-type.ts';
import { PapersPage } from './PapersPage.tsx';

/** Declares the page type. */
export const page: SinglePageType<'papers'> = { template: PapersPage };
