/** Posts of the blog, one row each: category and read time in the margin, title and excerpt beside. */
import { Bidi } from '../Bidi/Bidi.tsx';
import { MetaLine } from '../MetaLine/MetaLine.tsx';

/** A post as a row shows it. */
export type PostRow = {
  readonly href: string;
  readonly title: string;
  readonly excerpt: string;
  readonly readTime: string;
  /** Left out where all rows are of one category. */
  readonly category?: { readonly label: string } | undefined;
};

export type PostListProps = {
  /** The posts, newest first. */
  readonly posts: readonly PostRow[];
};

/** A ruled list of posts. */
export function PostList({ posts }: PostListProps) {
  return (
    <ol className="post-list">
      {posts.map(({ href, title, excerpt, readTime, category }) => (
        <li key={href}>
          <MetaLine
            items={[category?.label, readTime].flatMap((text) =>
              text === undefined ? [] : [<Bidi text={text} />],
            )}
          />
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
        </li>
      ))}
    </ol>
  );
}
