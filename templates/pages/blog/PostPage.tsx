import type { Filled, PostFacts, PostText } from '../../../schema/index.ts';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { DateText } from '../../components/DateText/DateText.tsx';
import { interpolateElement } from '../../components/interpolate-element.tsx';
import { MetaLine } from '../../components/MetaLine/MetaLine.tsx';
import type { PageContext, PostLink } from '../../contract/page-context.ts';
import { PageClosing } from '../parts/PageClosing.tsx';
import { PageHero } from '../parts/PageHero.tsx';
import { PageProcessPosition } from '../parts/PageProcessPosition.tsx';
import { PageSections } from '../parts/PageSections.tsx';
import { splitSections } from '../parts/split-sections.ts';
import { findPost } from './find-post.ts';
import { RelatedPosts } from './RelatedPosts.tsx';

export type PostPageProps = {
  readonly context: PageContext;
  readonly id: string;
  readonly facts: PostFacts;
  readonly texts: Filled<PostText>;
};

/** Returns the main content of a post. The text follows the call; dates and the legal note end it. */
export function PostPage({ context, id, facts, texts }: PostPageProps) {
  const { posts, ui } = context;
  const post = findPost(posts, id);
  return (
    <>
      <article>
        <PageHero context={context} hero={{ title: post.title }} aside={<PostFactLine post={post} />} />
        <PageSections context={context} {...splitSections(texts.blocks)} />
        <div className="section" data-variant="bare">
          <PostDates post={post} texts={ui.blog} />
          <p className="small-text">
            <Bidi text={ui.common.notLawFirm} />
          </p>
          <PageProcessPosition context={context} stop={facts.stop} />
        </div>
      </article>
      <RelatedPosts context={context} post={post} />
      <PageClosing context={context} closing={texts.closing} />
    </>
  );
}

function PostFactLine({ post: { category, readTime } }: { readonly post: PostLink }) {
  return (
    <MetaLine
      items={[
        <a href={category.href}>
          <Bidi text={category.label} line="link" />
        </a>,
        <Bidi text={readTime} />,
      ]}
    />
  );
}

type PostDatesProps = {
  readonly post: PostLink;
  readonly texts: Pick<PageContext['ui']['blog'], 'published' | 'updated'>;
};

/** Returns the dates. The update date is shown when it differs from the publication date. */
function PostDates({ post: { published, updated }, texts }: PostDatesProps) {
  const dates = [interpolateElement(texts.published, 'date', <DateText date={published} />)];
  if (updated.iso !== published.iso) {
    dates.push(interpolateElement(texts.updated, 'date', <DateText date={updated} />));
  }
  return <MetaLine items={dates} />;
}
