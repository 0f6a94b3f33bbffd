/** A list of links to pages, each with a name and an optional summary. */
import { Bidi } from '../Bidi/Bidi.tsx';
import { Icon } from '../Icon/Icon.tsx';

/** One page of the list. */
export type PageLinksItem = {
  /** Address of the page. */
  readonly href: string;
  /** Short name of the page. */
  readonly label: string;
  /** The content of the page in one line. */
  readonly summary?: string;
};

export type PageLinksProps = {
  /** The pages, in order. */
  readonly items: readonly PageLinksItem[];
};

/** Returns a list of links, in two or three columns on wide screens. */
export function PageLinks({ items }: PageLinksProps) {
  return (
    <ul className="page-links">
      {items.map(({ href, label, summary }) => (
        <li key={href}>
          <a href={href} rel={href.startsWith('https:') ? 'noopener' : undefined}>
            <b>
              <Bidi text={label} />
            </b>
            {summary === undefined ? null : (
              <span>
                <Bidi text={summary} />
              </span>
            )}
            <Icon name="next" />
          </a>
        </li>
      ))}
    </ul>
  );
}
