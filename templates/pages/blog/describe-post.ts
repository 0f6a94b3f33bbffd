/** Metadata of a post: structured data and Open Graph properties. */

import type { RecordPageProps } from '../../contract/page-context.ts';
import { type PageAddress, publisherOf, type SchemaOrgThing } from '../../json-ld/structured-data.ts';
import type { Article } from '../page-type.ts';
import { findPost } from './find-post.ts';

export function describePost(
  props: RecordPageProps<'blog'>,
  { baseUrl, url }: PageAddress,
): SchemaOrgThing[] {
  const post = findPost(props.context.posts, props.id);
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

export function articleOf(props: RecordPageProps<'blog'>): Article {
  const { published, updated, category } = findPost(props.context.posts, props.id);
  return { published: published.iso, modified: updated.iso, section: category.label };
}
