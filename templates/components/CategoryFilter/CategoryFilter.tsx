/** Categories of the blog as links to static pages. */
import { Bidi } from '../Bidi/Bidi.tsx';

/** A category with the number of its posts. */
export type FilterLink = {
  readonly href: string;
  readonly label: string;
  readonly count: number;
  /** True for the category of this page. */
  readonly current: boolean;
};

export type CategoryFilterProps = {
  /** Name of the list. */
  readonly name: string;
  /** The categories; the first one is that of all posts. */
  readonly links: readonly FilterLink[];
};

/** A navigation of links. A category without posts stays a link. */
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
