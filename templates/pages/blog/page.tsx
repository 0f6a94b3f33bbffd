import type { BlogPage as BlogTexts, Filled } from '../../../schema/index.ts';
import { ClosingBlock } from '../../components/ClosingBlock/ClosingBlock.tsx';
import { Hero } from '../../components/Hero/Hero.tsx';
import type { PageContext } from '../../contract/page-context.ts';
import type { FeedEntry, SinglePageType } from '../page-type.ts';
import { BlogPosts } from './posts.tsx';

type BlogPageProps = { readonly context: PageContext; readonly texts: Filled<BlogTexts> };

function BlogPage({ context, texts }: BlogPageProps) {
  return (
    <>
      <Hero context={context} hero={{ ...texts.hero, note: [{ type: 'text', text: texts.notAdvice }] }} />
      <BlogPosts context={context} />
      <ClosingBlock context={context} />
    </>
  );
}

/** Newest first. */
function listEntries({ posts }: PageContext): FeedEntry[] {
  return posts.map(({ href, title, excerpt, published, updated, category }) => ({
    href,
    title,
    summary: excerpt,
    published: published.iso,
    updated: updated.iso,
    category,
  }));
}

export const page: SinglePageType<'blog'> = {
  template: BlogPage,
  feed: 'blog',
  entries: listEntries,
  searchWeight: 0.5,
};
