/** The posts of a category. */
import type { RecordPageType } from '../page-type.ts';
import { BlogCategoryPage } from './BlogCategoryPage.tsx';

export const record: RecordPageType<'blog-categories'> = {
  template: BlogCategoryPage,
  feed: 'blog',
  searchWeight: 0.5,
};
