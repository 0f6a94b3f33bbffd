/** The error page for a missing page. */
import type { SinglePageType } from '../page-type.ts';
import { NotFoundPage } from '../parts/NotFoundPage.tsx';

/** Declares the page type. */
export const page: SinglePageType<'not-found'> = { template: NotFoundPage };
