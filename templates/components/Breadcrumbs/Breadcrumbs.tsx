/** Links from the home page to this page. */
import type { Link } from '../../contract/page-context.ts';
import { Bidi } from '../Bidi/Bidi.tsx';

export type BreadcrumbsProps = {
  /** Accessible name of the navigation. */
  readonly name: string;
  /** The ancestors of this page, the home page first. */
  readonly links: readonly Link[];
  /** Short name of this page. */
  readonly current: string;
};

export function Breadcrumbs({ name, links, current }: BreadcrumbsProps) {
  return (
    <nav className="breadcrumbs" aria-label={name}>
      <ol className="breadcrumbs__list">
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>
              <Bidi text={label} />
            </a>
          </li>
        ))}
        <li>
          <span aria-current="page">
            <Bidi text={current} />
          </span>
        </li>
      </ol>
    </nav>
  );
}
