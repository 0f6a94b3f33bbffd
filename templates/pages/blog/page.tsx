/** The list of posts. */

import type { SinglePageKind } from '../../page-kind.ts';
import { BlogPage } from './BlogPage.tsx';
import { listEntries } from './list-entries.ts';

/** The kind of the page. */
export const page: SinglePageKind<'blog'> = {
  template: BlogPage,
  share: 'blog',
  feed: 'blog',
  entries: listEntries,
  search: 0.5,
};
