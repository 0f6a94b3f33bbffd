/** The categories of the blog as links. */
import { Bidi } from '../Bidi/Bidi.tsx';

/** A category and its number of posts. */
export type FilterLink = {
  readonly href: string;
  readonly label: string;
  readonly count: number;
  /** Whether this page shows the category. */
  readonly current: boolean;
};

export type CategoryFilterProps = {
  /** Accessible name of the list. */
  readonly name: string;
  /** The categories; the first one contains all posts. */
  readonly links: readonly FilterLink[];
};

/** Returns a navigation of links, including categories without posts. */
export function CategoryFilter({ name, links }: CategoryFilterProps) {
  return (
    <nav aria-label={name}>
      <ul className="chips">
        {links.map(({ href, label, count, current }) => (
          <li key={href}>
            <a href={href} aria-current={current ? 'page' : undefined}>
              <span>
                <Bidi text={label} line="link" />
              </span>{' '}
              <small>{count}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
