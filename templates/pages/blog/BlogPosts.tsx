/** The content that the blog page and its category pages share: categories, featured post, other posts. */
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { CategoryFilter } from '../../components/CategoryFilter/CategoryFilter.tsx';
import { FeaturedPost } from '../../components/FeaturedPost/FeaturedPost.tsx';
import { PageNumbers } from '../../components/PageNumbers/PageNumbers.tsx';
import { PostList } from '../../components/PostList/PostList.tsx';
import type { PageContext } from '../../contract/page-context.ts';

export type BlogPostsProps = {
  readonly context: PageContext;
  /** Id of the category of the posts; undefined for all posts. */
  readonly category?: string;
};

/**
 * Returns the categories, the total number of posts, and those of the current page of the list. The featured post is
 * the first of the list. The only post of a list is displayed like a featured post.
 */
export function BlogPosts({ context, category }: BlogPostsProps) {
  const { categories, ui } = context;
  const isInCategory = (id: string) => category === undefined || category === id;
  const posts = context.posts.filter((post) => isInCategory(post.category.id));
  const { number, size = posts.length } = context.pagination;
  const shownPosts = posts
    .toSorted((a, b) => Number(b.featured) - Number(a.featured))
    .slice((number - 1) * size, number * size)
    .map((post) => (category === undefined ? post : { ...post, category: undefined }));
  const featured = posts.length === 1 ? shownPosts[0] : shownPosts.find((post) => post.featured);
  const otherPosts = shownPosts.filter((post) => post !== featured);
  const allPostsLink = { ...context.link('/blog'), label: ui.blog.allPosts, count: context.posts.length };
  return (
    <section className="section" data-variant="bare" id="posts" aria-labelledby="posts-title">
      <CategoryFilter
        name={ui.blog.categories}
        links={[
          { ...allPostsLink, current: category === undefined },
          ...categories.map((link) => ({ ...link, current: link.id === category })),
        ]}
      />
      <h2 className="post-count" id="posts-title">
        <Bidi text={posts.length === 0 ? ui.blog.emptyTitle : ui.blog.found(posts.length)} line="heading" />
      </h2>
      {posts.length === 0 ? <p>{ui.blog.emptyHint}</p> : null}
      {featured === undefined ? null : <FeaturedPost post={featured} texts={ui.blog} />}
      {otherPosts.length === 0 ? null : <PostList posts={otherPosts} />}
      <PageNumbers hrefs={context.pagination.hrefs} current={number} texts={ui.common} />
    </section>
  );
}
