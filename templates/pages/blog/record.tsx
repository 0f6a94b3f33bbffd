import type { Block, Filled, Passage, PostFacts, PostText } from '../../../schema/index.ts';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { ClosingBlock } from '../../components/ClosingBlock/ClosingBlock.tsx';
import { DateText } from '../../components/DateText/DateText.tsx';
import { Hero } from '../../components/Hero/Hero.tsx';
import { interpolateElement } from '../../components/interpolate-element.tsx';
import { ProcessPosition } from '../../components/ProcessPosition/ProcessPosition.tsx';
import { BareSection } from '../../components/Section/Section.tsx';
import { SmallText } from '../../components/SmallText/SmallText.tsx';
import type { PageContext, PostLink, RecordPageProps } from '../../contract/page-context.ts';
import { type PageAddress, publisherOf, type SchemaOrgThing } from '../../json-ld/structured-data.ts';
import type { Article, RecordPageType } from '../page-type.ts';
import { PageSections } from '../parts/PageSections.tsx';
import { findPost, MetaLine, RelatedPosts } from './posts.tsx';

type PostPageProps = {
  readonly context: PageContext;
  readonly id: string;
  readonly facts: PostFacts;
  readonly texts: Filled<PostText>;
};

/** The text follows the call; dates and the legal note end it. */
function PostPage({ context, id, facts, texts }: PostPageProps) {
  const { posts, ui } = context;
  const post = findPost(posts, id);
  return (
    <>
      <article>
        <Hero context={context} hero={{ title: post.title }} aside={<PostFactLine post={post} />} />
        <PageSections context={context} {...splitSections(texts.blocks)} />
        <BareSection>
          <PostDates post={post} texts={ui.blog} />
          <SmallText text={ui.common.notLawFirm} />
          <ProcessPosition context={context} step={facts.stop} />
        </BareSection>
      </article>
      <RelatedPosts context={context} post={post} />
      <ClosingBlock context={context} closing={texts.closing} />
    </>
  );
}

function PostFactLine({ post: { category, readTime } }: { readonly post: PostLink }) {
  return (
    <MetaLine
      items={[<Bidi as="a" href={category.href} text={category.label} />, <Bidi text={readTime} />]}
    />
  );
}

type PostDatesProps = {
  readonly post: PostLink;
  readonly texts: Pick<PageContext['ui']['blog'], 'published' | 'updated'>;
};

/** The update date is shown when it differs from the publication date. */
function PostDates({ post: { published, updated }, texts }: PostDatesProps) {
  const dates = [interpolateElement(texts.published, 'date', <DateText date={published} />)];
  if (updated.iso !== published.iso) {
    dates.push(interpolateElement(texts.updated, 'date', <DateText date={updated} />));
  }
  return <MetaLine items={dates} />;
}

type SplitBlocks = {
  /** Blocks before the first heading. */
  readonly intro: readonly Filled<Block>[];
  readonly sections: readonly Filled<Passage>[];
};

export function splitSections(blocks: readonly Filled<Block>[]): SplitBlocks {
  const headings = blocks.flatMap((block, index) => (block.type === 'heading' ? [{ ...block, index }] : []));
  return {
    intro: blocks.slice(0, headings[0]?.index),
    sections: headings.map(({ id, text, index }, position) => ({
      id,
      title: text,
      blocks: blocks.slice(index + 1, headings[position + 1]?.index),
    })),
  };
}

function describePost(props: RecordPageProps<'blog'>, { baseUrl, url }: PageAddress): SchemaOrgThing[] {
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

function articleOf(props: RecordPageProps<'blog'>): Article {
  const { published, updated, category } = findPost(props.context.posts, props.id);
  return { published: published.iso, modified: updated.iso, section: category.label };
}

export const record: RecordPageType<'blog'> = {
  template: PostPage,
  sizeLimits: { picture: 40_000 },
  feed: 'blog',
  structuredData: describePost,
  article: articleOf,
};
