import { PageLinks } from '../../components/PageLinks/PageLinks.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { PageContext, PostLink } from '../../contract/page-context.ts';
import { findPost } from './find-post.ts';

export type RelatedPostsProps = {
  readonly context: Pick<PageContext, 'posts' | 'ui'>;
  readonly post: PostLink;
};

/** Returns a section with the related posts of `post`; nothing for a post without any. */
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
