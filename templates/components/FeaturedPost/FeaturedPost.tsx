/** The featured article of the blog: title at the start, excerpt at the end. */
import type { PrintedDate } from '../../page-context.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { DateText } from '../DateText/DateText.tsx';
import { MetaLine } from '../MetaLine/MetaLine.tsx';
import { MoreLink } from '../MoreLink/MoreLink.tsx';

export type FeaturedPostProps = {
  /** The article. */
  readonly post: {
    readonly href: string;
    readonly title: string;
    readonly excerpt: string;
    readonly published: PrintedDate;
    readonly readTime: string;
    readonly category: { readonly label: string };
  };
  /** The line above the title, and the link text. */
  readonly copy: { readonly featured: string; readonly readMore: string };
};

/** Returns the article between two rules. */
export function FeaturedPost({ post, copy }: FeaturedPostProps) {
  const { href, title, excerpt, published, readTime, category } = post;
  return (
    <article className="featured-post">
      <div>
        <MetaLine
          items={[
            copy.featured,
            <DateText date={published} />,
            <Bidi text={category.label} />,
            <Bidi text={readTime} />,
          ]}
        />
        <h2>
          <a href={href}>
            <Bidi text={title} line="heading" />
          </a>
        </h2>
      </div>
      <div>
        <p>
          <Bidi text={excerpt} />
        </p>
        <MoreLink href={href} label={copy.readMore} about={title} />
      </div>
    </article>
  );
}
