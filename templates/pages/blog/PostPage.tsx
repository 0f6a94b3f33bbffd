/** A post of the blog. */
import type { Filled, PostFacts, PostText } from '../../../schema/index.ts';
import { PostHead } from '../../components/PostHead/PostHead.tsx';
import type { PageContext } from '../../page-context.ts';
import { PageClosing } from '../parts/PageClosing.tsx';
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
  const { breadcrumbs, label, license, phones, posts, ui } = context;
  const post = findPost(posts, id);
  return (
    <>
      <article>
        <PostHead
          breadcrumbs={{ name: ui.common.breadcrumb, links: breadcrumbs, current: label }}
          post={post}
          phone={phones.main}
          license={license}
          copy={{ ...ui.common, ...ui.blog }}
        >
          <PageProcessPosition context={context} stop={facts.stop} exit={facts.exit} />
        </PostHead>
        <PageSections context={context} {...splitSections(copy.blocks)} />
      </article>
      <RelatedPosts context={context} post={post} />
      <PageClosing context={context} closing={copy.closing} />
    </>
  );
}
