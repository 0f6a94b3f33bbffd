/** A category of the blog. */
import type { CategoryFacts, CategoryText, Filled } from '../../../schema/index.ts';
import type { PageContext } from '../../page-context.ts';
import { BlogPosts } from '../blog/BlogPosts.tsx';
import { PageClosing } from '../parts/PageClosing.tsx';
import { PageHero } from '../parts/PageHero.tsx';

export type BlogCategoryPageProps = {
  readonly context: PageContext;
  readonly id: string;
  readonly facts: CategoryFacts;
  readonly copy: Filled<CategoryText>;
};

/** Returns the main part of a category page. */
export function BlogCategoryPage({ context, id, copy }: BlogCategoryPageProps) {
  return (
    <>
      <PageHero context={context} hero={copy.hero} />
      <BlogPosts context={context} category={id} />
      <PageClosing context={context} />
    </>
  );
}
