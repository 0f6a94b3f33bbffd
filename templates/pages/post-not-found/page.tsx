import { NotFoundPage } from '../not-found/page.tsx';
import type { SinglePageType } from '../page-type.ts';

export const page: SinglePageType<'post-not-found'> = { template: NotFoundPage };
