/** The blog with all posts. */
import type { BlogPage as BlogTexts, Filled } from '../../../schema/index.ts';
import type { PageContext } from '../../contract/page-context.ts';
import { PageClosing } from '../parts/PageClosing.tsx';
import { PageHero } from '../parts/PageHero.tsx';
import { BlogPosts } from './BlogPosts.tsx';

export type BlogPageProps = { readonly context: PageContext; readonly texts: Filled<BlogTexts> };

export function BlogPage({ context, texts }: BlogPageProps) {
  return (
    <>
      <PageHero context={context} hero={{ ...texts.hero, note: [{ type: 'text', text: texts.notAdvice }] }} />
      <BlogPosts context={context} />
      <PageClosing context={context} />
    </>
  );
}
