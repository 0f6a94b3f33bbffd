import { Fragment, type ReactNode } from 'react';
import { expectDefined } from '../../../schema/expect-defined.ts';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { DateText } from '../../components/DateText/DateText.tsx';
import { MoreLink } from '../../components/MoreLink/MoreLink.tsx';
import { PageLinks } from '../../components/PageLinks/PageLinks.tsx';
import { BareSection, Section } from '../../components/Section/Section.tsx';
import type { PageContext, PostLink } from '../../contract/page-context.ts';

type BlogPostsProps = {
  readonly context: PageContext;
  /** Id of the category of the posts; undefined for all posts. */
  readonly category?: string;
};

/** The featured post is the first of the list; the only post of a list is displayed like it. */
export function BlogPosts({ context, category }: BlogPostsProps) {
  const { categories, ui } = context;
  const isInCategory = (id: string) => category === undefined || category === id;
  const posts = context.posts.filter((post) => isInCategory(post.category.id));
  const { number, size = posts.length } = context.pagination;
  const shownPosts = posts
    .toSorted((a, b) => Number(b.featured) - Number(a.featured))
    .slice((number - 1) * size, number * size)
    .map((post): ListedPost => (category === undefined ? post : { ...post, category: undefined }));
  const featured = posts.length === 1 ? shownPosts[0] : shownPosts.find((post) => post.featured);
  const otherPosts = shownPosts.filter((post) => post !== featured);
  const allPostsLink = { ...context.link('/blog'), label: ui.blog.allPosts, count: context.posts.length };
  return (
    <BareSection id="posts" aria-labelledby="posts-title">
      <CategoryFilter
        name={ui.blog.categories}
        links={[
          { ...allPostsLink, current: category === undefined },
          ...categories.map((link) => ({ ...link, current: link.id === category })),
        ]}
      />
      <Bidi
        as="h2"
        className="post-count"
        id="posts-title"
        text={posts.length === 0 ? ui.blog.emptyTitle : ui.blog.found(posts.length)}
      />
      {posts.length === 0 ? <p>{ui.blog.emptyHint}</p> : null}
      {featured === undefined ? null : <FeaturedPost post={featured} texts={ui.blog} />}
      {otherPosts.length === 0 ? null : <PostList posts={otherPosts} />}
      <PageNumbers hrefs={context.pagination.hrefs} current={number} texts={ui.common} />
    </BareSection>
  );
}

type FilterLink = {
  readonly href: string;
  readonly label: string;
  readonly count: number;
  /** Whether this page shows the category. */
  readonly current: boolean;
};

type CategoryFilterProps = {
  readonly name: string;
  /** The categories; the first one contains all posts. */
  readonly links: readonly FilterLink[];
};

/** Includes categories without posts. */
function CategoryFilter({ name, links }: CategoryFilterProps) {
  return (
    <nav aria-label={name}>
      <ul className="chips">
        {links.map(({ href, label, count, current }) => (
          <li key={href}>
            <a href={href} aria-current={current ? 'page' : undefined}>
              <Bidi as="span" text={label} /> <small>{count}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Without a category when all posts of the list have the same. */
type ListedPost = Omit<PostLink, 'category'> & { readonly category: PostLink['category'] | undefined };

function FeaturedPost({
  post,
  texts,
}: {
  readonly post: ListedPost;
  readonly texts: PageContext['ui']['blog'];
}) {
  const { href, title, excerpt, featured } = post;
  return (
    <article className="featured-post">
      <div>
        <h2>
          <Bidi as="a" href={href} text={title} />
        </h2>
        <MetaLine items={[...(featured ? [texts.featured] : []), ...listPostFacts(post)]} />
      </div>
      <div>
        <Bidi as="p" text={excerpt} />
        <MoreLink href={href} label={texts.readMore} about={title} />
      </div>
    </article>
  );
}

function PostList({ posts }: { readonly posts: readonly ListedPost[] }) {
  return (
    <ol className="post-list">
      {posts.map((post) => (
        <li key={post.href}>
          <div>
            <h3>
              <Bidi as="a" href={post.href} text={post.title} />
            </h3>
            <Bidi as="p" text={post.excerpt} />
          </div>
          <MetaLine items={listPostFacts(post)} />
        </li>
      ))}
    </ol>
  );
}

function listPostFacts({ published, category, readTime }: ListedPost): readonly ReactNode[] {
  return [
    <DateText date={published} />,
    ...(category === undefined ? [] : [<Bidi text={category.label} />]),
    <Bidi text={readTime} />,
  ];
}

type MetaLineProps = {
  readonly items: readonly ReactNode[];
};

export function MetaLine({ items }: MetaLineProps) {
  return (
    <p className="meta-line">
      {items.map((item, index) => (
        // The space separates the facts when styles are missing.
        <Fragment key={index}>
          <span>{item}</span>{' '}
        </Fragment>
      ))}
    </p>
  );
}

type PageNumbersProps = {
  readonly hrefs: readonly string[];
  /** The current page, counted from 1. */
  readonly current: number;
  readonly texts: Pick<PageContext['ui']['common'], 'pages' | 'page'>;
};

/** Null for a list with one page. */
export function PageNumbers({ hrefs, current, texts }: PageNumbersProps) {
  if (hrefs.length < 2) return null;
  const relOf = (number: number) =>
    number === current - 1 ? 'prev' : number === current + 1 ? 'next' : undefined;
  return (
    <nav aria-label={texts.pages}>
      <ol className="chips">
        {hrefs.map((href, index) => (
          <li key={href}>
            <a
              href={href}
              rel={relOf(index + 1)}
              aria-label={texts.page({ number: index + 1 })}
              aria-current={index + 1 === current ? 'page' : undefined}
            >
              {index + 1}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type RelatedPostsProps = {
  readonly context: Pick<PageContext, 'posts' | 'ui'>;
  readonly post: PostLink;
};

export function RelatedPosts({ context: { posts, ui }, post }: RelatedPostsProps) {
  const related = post.related.map((id) => findPost(posts, id));
  if (related.length === 0) return null;
  return (
    <Section id="related" title={ui.blog.related}>
      <PageLinks
        items={related.map(({ href, title, excerpt }) => ({ href, label: title, summary: excerpt }))}
      />
    </Section>
  );
}

/** The list contains every post that has a page. */
export function findPost(posts: readonly PostLink[], id: string): PostLink {
  return expectDefined(
    posts.find((post) => post.id === id),
    `The post ${id}`,
  );
}
