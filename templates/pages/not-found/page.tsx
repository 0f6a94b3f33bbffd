/** What stands where no page is. */
import type { SinglePageKind } from '../../page-kind.ts';
import { NotFoundPage } from '../parts/NotFoundPage.tsx';

/** The kind of the page. */
export const page: SinglePageKind<'not-found'> = { template: NotFoundPage };
