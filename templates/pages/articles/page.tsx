import type { SinglePageType } from '../page-type.ts';
import { ArticlesPage } from './ArticlesPage.tsx';

/** Declares the page type. */
export const page: SinglePageType<'articles'> = { template: ArticlesPage };
