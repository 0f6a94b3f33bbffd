/** The blog: all posts. */
import type { BlogPage as BlogWords, Filled } from '../../../schema/index.ts';
import type { PageContext } from '../../page-context.ts';
import { PageClosing } from '../parts/PageClosing.tsx';
import { PageHero } from '../parts/PageHero.tsx';
import { BlogPosts } from './BlogPosts.tsx';

export type BlogPageProps = { readonly context: PageContext; readonly words: Filled<BlogWords> };

/** What stands in the main part of the blog page. */
export function BlogPage({ context, words }: BlogPageProps) {
  return (
    <>
      <PageHero context={context} hero={{ ...words.hero, note: [{ type: 'text', text: words.notAdvice }] }} />
      <BlogPosts context={context} />
      <PageClosing context={context} />
    </>
  );
}
