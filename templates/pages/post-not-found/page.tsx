/** What stands where no post is. */
import type { SinglePageKind } from '../../page-kind.ts';
import { NotFoundPage } from '../parts/NotFoundPage.tsx';

/** The kind of the page. */
export const page: SinglePageKind<'post-not-found'> = { template: NotFoundPage };
