/** The blog with all posts. */
import type { BlogPage as BlogCopy, Filled } from '../../../schema/index.ts';
import type { PageContext } from '../../page-context.ts';
import { PageClosing } from '../parts/PageClosing.tsx';
import { PageHero } from '../parts/PageHero.tsx';
import { BlogPosts } from './BlogPosts.tsx';

export type BlogPageProps = { readonly context: PageContext; readonly copy: Filled<BlogCopy> };

export function BlogPage({ context, copy }: BlogPageProps) {
  return (
    <>
      <PageHero context={context} hero={{ ...copy.hero, note: [{ type: 'text', text: copy.notAdvice }] }} />
      <BlogPosts context={context} />
      <PageClosing context={context} />
    </>
  );
}
