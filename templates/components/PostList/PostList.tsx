/** Posts of the blog, one row each: date, category and reading time in the margin, title and excerpt beside them. */
import type { PrintedDate } from '../../contract/page-context.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { DateText } from '../DateText/DateText.tsx';
import { MetaLine } from '../MetaLine/MetaLine.tsx';

export type PostRow = {
  readonly href: string;
  readonly title: string;
  readonly excerpt: string;
  readonly published: PrintedDate;
  readonly readTime: string;
  /** Omitted when all rows have the same category. */
  readonly category?: { readonly label: string } | undefined;
};

export type PostListProps = {
  /** The posts, newest first. */
  readonly posts: readonly PostRow[];
};

export function PostList({ posts }: PostListProps) {
  return (
    <ol className="post-list">
      {posts.map(({ href, title, excerpt, published, readTime, category }) => (
        <li key={href}>
          <div>
            <h3>
              <a href={href}>
                <Bidi text={title} line="heading" />
              </a>
            </h3>
            <p>
              <Bidi text={excerpt} />
            </p>
          </div>
          <MetaLine
            items={[
              <DateText date={published} />,
              ...(category === undefined ? [] : [<Bidi text={category.label} />]),
              <Bidi text={readTime} />,
            ]}
          />
        </li>
      ))}
    </ol>
  );
}
