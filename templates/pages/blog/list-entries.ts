/** The feed of the blog. */
import type { PageContext } from '../../contract/page-context.ts';
import type { FeedEntry } from '../page-type.ts';

/** Returns the entries of all posts, newest first. */
export function listEntries({ posts }: PageContext): FeedEntry[] {
  return posts.map(({ href, title, excerpt, published, updated, category }) => ({
    href,
    title,
    summary: excerpt,
    published: published.iso,
    updated: updated.iso,
    category,
  }));
}
