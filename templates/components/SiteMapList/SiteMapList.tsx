/** A list of links in columns. */
import { Bidi } from '../Bidi/Bidi.tsx';

/** A link of the list. A link to a page in another language has the language and direction of that page. */
export type SiteMapLink = {
  readonly href: string;
  readonly label: string;
  /** BCP 47 tag of the page's language. */
  readonly tag?: string;
  readonly dir?: 'ltr' | 'rtl';
};

export type SiteMapListProps = {
  /** The links, in order. */
  readonly links: readonly SiteMapLink[];
};

export function SiteMapList({ links }: SiteMapListProps) {
  return (
    <ul className="site-map-list">
      {links.map(({ href, label, tag, dir }) => (
        <li key={href}>
          <a href={href} lang={tag} hrefLang={tag} dir={dir}>
            {tag === undefined ? <Bidi text={label} line="link" /> : label}
          </a>
        </li>
      ))}
    </ul>
  );
}
