import type { ReactNode } from 'react';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { Link } from '../../contract/page-context.ts';

type LinkListProps = {
  /** Last part of the id of the heading: `footer-<name>`. */
  readonly name: string;
  /** The heading. Without it the list is a row with an accessible name. */
  readonly title?: string;
  /** Accessible name of a list without a heading. */
  readonly label?: string;
  readonly links: readonly Link[];
  /** Content after the links. */
  readonly children?: ReactNode;
};

/**
 * Returns a navigation with a list; null when there is no link. A list with a heading is collapsed on phones; on
 * wide screens its heading is not interactive.
 */
export function LinkList({ name, title, label, links, children }: LinkListProps) {
  if (links.length === 0) return null;
  const items = links.map((link) => (
    <li key={link.href}>
      <a href={link.href} rel={link.href.startsWith('https:') ? 'noopener' : undefined}>
        <Bidi text={link.label} />
      </a>
    </li>
  ));
  const id = `footer-${name}`;
  return title === undefined ? (
    <nav aria-label={label}>
      <ul className="footer__row">
        {items}
        {children}
      </ul>
    </nav>
  ) : (
    <nav aria-labelledby={id}>
      <h2 id={id}>
        <Bidi text={title} />
      </h2>
      <details>
        <summary>
          <h2>
            <Bidi text={title} />
          </h2>
          <Icon name="down" />
        </summary>
        <ul className="footer__list">
          {items}
          {children}
        </ul>
      </details>
    </nav>
  );
}
