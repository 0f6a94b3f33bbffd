/** The error page for a missing post. */
import type { SinglePageType } from '../page-type.ts';
import { NotFoundPage } from '../parts/NotFoundPage.tsx';

/** Declares the page type. */
export const page: SinglePageType<'post-not-found'> = { template: NotFoundPage };
