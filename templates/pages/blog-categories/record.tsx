/** The posts of a category. */
import type { RecordPageKind } from '../../page-kind.ts';
import { BlogCategoryPage } from './BlogCategoryPage.tsx';

/** The kind of the pages. */
export const record: RecordPageKind<'blog-categories'> = {
  template: BlogCategoryPage,
  share: 'blog',
  feed: 'blog',
  search: 0.5,
};
