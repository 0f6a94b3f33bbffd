/** Metadata of a post: structured data and Open Graph properties. */
import { publisherOf } from '../../json-ld/publisher.ts';
import type { PostLink, RecordPageProps } from '../../page-context.ts';
import type { Article, PageAddress, SchemaOrgThing } from '../../page-type.ts';

/** Returns the structured data of the post. */
export function describePost(
  props: RecordPageProps<'blog'>,
  { baseUrl, url }: PageAddress,
): SchemaOrgThing[] {
  const post = postOf(props);
  return [
    {
      '@type': 'BlogPosting',
      '@id': `${url}#post`,
      headline: post.title,
      description: post.excerpt,
      url,
      mainEntityOfPage: { '@id': `${url}#page` },
      datePublished: post.published.iso,
      dateModified: post.updated.iso,
      articleSection: post.category.label,
      inLanguage: props.context.language.tag,
      author: publisherOf(baseUrl),
      publisher: publisherOf(baseUrl),
    },
  ];
}

/** Returns the Open Graph properties of the post. */
export function articleOf(props: RecordPageProps<'blog'>): Article {
  const { published, updated, category } = postOf(props);
  return { published: published.iso, modified: updated.iso, section: category.label };
}

function postOf({ context, id }: RecordPageProps<'blog'>): PostLink {
  const post = context.posts.find((candidate) => candidate.id === id);
  // The list contains every post, because it is built from the same records.
  if (post === undefined) throw new TypeError(`${id} is not a post`);
  return post;
}
