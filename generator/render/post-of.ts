/** Finds the post that a page is. */
import type { PostLink } from '../../templates/page-context.ts';
import type { PageModel } from '../model/site-model.ts';

/** The post that a page is; undefined for all other pages. */
export function postOf({ route: { target }, context }: PageModel): PostLink | undefined {
  return target.type === 'record' && target.name === 'blog'
    ? context.posts.find(({ id }) => id === target.id)
    : undefined;
}
