import { Bidi } from '../Bidi/Bidi.tsx';
import { Icon } from '../Icon/Icon.tsx';

export type PageLinksItem = {
  readonly href: string;
  readonly label: string;
  readonly summary?: string;
};

export type PageLinksProps = {
  readonly items: readonly PageLinksItem[];
};

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
