/** Finds a post in the list of all posts. */
import type { PostLink } from '../../contract/page-context.ts';

/** Returns the post with the id. The list contains every post that has a page. */
export function findPost(posts: readonly PostLink[], id: string): PostLink {
  const post = posts.find((candidate) => candidate.id === id);
  if (post === undefined) throw new TypeError(`Post ${id} does not exist.`);
  return post;
}
