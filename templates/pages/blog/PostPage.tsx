/** A post of the blog. */
import type { Filled, PostFacts, PostText } from '../../../schema/index.ts';
import { PageLinks } from '../../components/PageLinks/PageLinks.tsx';
import { PostHead } from '../../components/PostHead/PostHead.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { PageContext, PostLink } from '../../page-context.ts';
import { PageClosing } from '../parts/PageClosing.tsx';
import { PageProcessPosition } from '../parts/PageProcessPosition.tsx';
import { PageSections } from '../parts/PageSections.tsx';
import { splitSections } from '../parts/split-sections.ts';

export type PostPageProps = {
  readonly context: PageContext;
  readonly id: string;
  readonly facts: PostFacts;
  readonly copy: Filled<PostText>;
};

/** Returns the main part of a post. */
export function PostPage({ context, id, facts, copy }: PostPageProps) {
  const { breadcrumbs, label, license, phones, posts, ui } = context;
  const related = facts.related.map((other) => findPost(posts, other));
  return (
    <>
      <article>
        <PostHead
          breadcrumbs={{ name: ui.common.breadcrumb, links: breadcrumbs, current: label }}
          post={findPost(posts, id)}
          phone={phones.main}
          license={license}
          copy={{ ...ui.common, ...ui.blog }}
        >
          <PageProcessPosition context={context} stop={facts.stop} exit={facts.exit} />
        </PostHead>
        <PageSections context={context} {...splitSections(copy.blocks)} />
      </article>
      <Section id="related" title={ui.blog.related}>
        <PageLinks
          items={related.map(({ href, title, excerpt }) => ({ href, label: title, summary: excerpt }))}
        />
      </Section>
      <PageClosing context={context} closing={copy.closing} />
    </>
  );
}

function findPost(posts: readonly PostLink[], id: string): PostLink {
  const post = posts.find((candidate) => candidate.id === id);
  if (post === undefined) throw new TypeError(`post ${id}: checked before`);
  return post;
}
