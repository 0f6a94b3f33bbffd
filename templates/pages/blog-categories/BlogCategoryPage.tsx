import type { CategoryFacts, CategoryText, Filled } from '../../../schema/index.ts';
import type { PageContext } from '../../contract/page-context.ts';
import { BlogPosts } from '../blog/BlogPosts.tsx';
import { RelatedPosts } from '../blog/RelatedPosts.tsx';
import { PageClosing } from '../parts/PageClosing.tsx';
import { PageHero } from '../parts/PageHero.tsx';

export type BlogCategoryPageProps = {
  readonly context: PageContext;
  readonly id: string;
  readonly facts: CategoryFacts;
  readonly texts: Filled<CategoryText>;
};

/** Returns the main content of a category page. A category with a single post also lists related posts. */
export function BlogCategoryPage({ context, id, texts }: BlogCategoryPageProps) {
  const [post, ...otherPosts] = context.posts.filter(({ category }) => category.id === id);
  return (
    <>
      <PageHero context={context} hero={texts.hero} />
      <BlogPosts context={context} category={id} />
      {post === undefined || otherPosts.length > 0 ? null : <RelatedPosts context={context} post={post} />}
      <PageClosing context={context} />
    </>
  );
}
