/** A post. */
import type { RecordPageKind } from '../../page-kind.ts';
import { describePost, summarisePost } from './describe-post.ts';
import { PostPage } from './PostPage.tsx';

/** The kind of the pages. */
export const record: RecordPageKind<'blog'> = {
  template: PostPage,
  share: 'post',
  weight: { picture: 40_000 },
  feed: 'blog',
  things: describePost,
  article: summarisePost,
};
