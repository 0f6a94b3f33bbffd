/** The groups of articles. */
import type { SinglePageKind } from '../../page-kind.ts';
import { ArticlesPage } from './ArticlesPage.tsx';

/** The kind of the page. */
export const page: SinglePageKind<'articles'> = { template: ArticlesPage, share: 'post' };
