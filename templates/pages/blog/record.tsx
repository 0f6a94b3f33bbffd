/** A post. */
import type { RecordPageType } from '../page-type.ts';
import { articleOf, describePost } from './describe-post.ts';
import { PostPage } from './PostPage.tsx';

export const record: RecordPageType<'blog'> = {
  template: PostPage,
  sizeLimits: { picture: 40_000 },
  feed: 'blog',
  structuredData: describePost,
  article: articleOf,
};
