/** A named list of links of the footer. */
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import type { Link } from '../../page-context.ts';

type LinkListProps = {
  /** Ids of headings are made from it. */
  readonly name: string;
  /** Heading of the list. Without it the list is a row with a name for screen readers. */
  readonly title?: string;
  /** Name of a list without a heading. */
  readonly label?: string;
  readonly links: readonly Link[];
  /** True for links that leave the site. @default false */
  readonly external?: boolean;
};

/** A navigation with a list, or nothing when there is no link. */
export function LinkList({ name, title, label, links, external = false }: LinkListProps) {
  if (links.length === 0) return null;
  const items = links.map((link) => (
    <li key={link.href}>
      <a href={link.href} rel={external ? 'noopener' : undefined}>
        {Bidi({ text: link.label })}
      </a>
    </li>
  ));
  const id = `footer-${name}`;
  return title === undefined ? (
    <nav aria-label={label}>
      <ul className="colophon__row">{items}</ul>
    </nav>
  ) : (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="colophon__list">{items}</ul>
    </nav>
  );
}
