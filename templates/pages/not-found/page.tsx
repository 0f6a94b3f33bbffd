/** What stands where no page is. */
import type { SinglePageType } from '../../page-type.ts';
import { NotFoundPage } from '../parts/NotFoundPage.tsx';

/** Declares the page type. */
export const page: SinglePageType<'not-found'> = { template: NotFoundPage };
