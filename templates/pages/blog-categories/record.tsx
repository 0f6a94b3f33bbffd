import type { CategoryFacts, CategoryText, Filled } from '../../../schema/index.ts';
import { ClosingBlock } from '../../components/ClosingBlock/ClosingBlock.tsx';
import { Hero } from '../../components/Hero/Hero.tsx';
import type { PageContext } from '../../contract/page-context.ts';
import { BlogPosts, RelatedPosts } from '../blog/posts.tsx';
import type { RecordPageType } from '../page-type.ts';

type BlogCategoryPageProps = {
  readonly context: PageContext;
  readonly id: string;
  readonly facts: CategoryFacts;
  readonly texts: Filled<CategoryText>;
};

/** A category with a single post also lists related posts. */
function BlogCategoryPage({ context, id, texts }: BlogCategoryPageProps) {
  const [post, ...otherPosts] = context.posts.filter(({ category }) => category.id === id);
  return (
    <>
      <Hero context={context} hero={texts.hero} />
      <BlogPosts context={context} category={id} />
      {post === undefined || otherPosts.length > 0 ? null : <RelatedPosts context={context} post={post} />}
      <ClosingBlock context={context} />
    </>
  );
}

export const record: RecordPageType<'blog-categories'> = {
  template: BlogCategoryPage,
  feed: 'blog',
  searchWeight: 0.5,
};
