/** The featured article of the blog, or the only post of a list: title at the start, excerpt at the end. */
import type { PrintedDate } from '../../contract/page-context.ts';
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
    /** Omitted when all posts of the list have the same category. */
    readonly category?: { readonly label: string } | undefined;
    readonly featured: boolean;
  };
  /** The label before the facts of a featured article, and the link text. */
  readonly texts: { readonly featured: string; readonly readMore: string };
};

export function FeaturedPost({ post, texts }: FeaturedPostProps) {
  const { href, title, excerpt, published, readTime, category, featured } = post;
  return (
    <article className="featured-post">
      <div>
        <h2>
          <a href={href}>
            <Bidi text={title} line="heading" />
          </a>
        </h2>
        <MetaLine
          items={[
            ...(featured ? [texts.featured] : []),
            <DateText date={published} />,
            ...(category === undefined ? [] : [<Bidi text={category.label} />]),
            <Bidi text={readTime} />,
          ]}
        />
      </div>
      <div>
        <p>
          <Bidi text={excerpt} />
        </p>
        <MoreLink href={href} label={texts.readMore} about={title} />
      </div>
    </article>
  );
}
