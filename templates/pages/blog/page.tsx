/** The list of posts. */

import type { SinglePageType } from '../page-type.ts';
import { BlogPage } from './BlogPage.tsx';
import { listEntries } from './list-entries.ts';

/** Declares the page type. */
export const page: SinglePageType<'blog'> = {
  template: BlogPage,
  feed: 'blog',
  entries: listEntries,
  searchWeight: 0.5,
};
