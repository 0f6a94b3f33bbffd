/** A post of the blog. */
import type { Filled, PostFacts, PostText } from '../../../schema/index.ts';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { DateText } from '../../components/DateText/DateText.tsx';
import { interpolateElement } from '../../components/interpolate-element.tsx';
import { MetaLine } from '../../components/MetaLine/MetaLine.tsx';
import type { PageContext, PostLink } from '../../page-context.ts';
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
  readonly copy: Filled<PostText>;
};

/** Returns the main content of a post. */
export function PostPage({ context, id, facts, copy }: PostPageProps) {
  const { posts, ui } = context;
  const post = findPost(posts, id);
  return (
    <>
      <article>
        <PageHero
          context={context}
          hero={{
            title: post.title,
            lead: [{ type: 'text', text: post.excerpt }],
            note: [{ type: 'text', text: ui.common.notLawFirm }],
          }}
          aside={<PostFactLine post={post} copy={ui.blog} />}
        >
          <PageProcessPosition context={context} stop={facts.stop} exit={facts.exit} />
        </PageHero>
        <PageSections context={context} {...splitSections(copy.blocks)} />
      </article>
      <RelatedPosts context={context} post={post} />
      <PageClosing context={context} closing={copy.closing} />
    </>
  );
}

type PostFactLineProps = {
  readonly post: PostLink;
  readonly copy: Pick<PageContext['ui']['blog'], 'published' | 'updated'>;
};

/** Returns category, reading time and dates. The update date is shown when it differs from the publication date. */
function PostFactLine({ post, copy }: PostFactLineProps) {
  const { category, readTime, published, updated } = post;
  const dates = [interpolateElement(copy.published, 'date', <DateText date={published} />)];
  if (updated.iso !== published.iso) {
    dates.push(interpolateElement(copy.updated, 'date', <DateText date={updated} />));
  }
  return (
    <MetaLine
      items={[
        <a href={category.href}>
          <Bidi text={category.label} line="link" />
        </a>,
        <Bidi text={readTime} />,
        ...dates,
      ]}
    />
  );
}
