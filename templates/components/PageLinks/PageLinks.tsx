import { Bidi } from '../Bidi/Bidi.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Price } from '../Price/Price.tsx';

export type PageLinksItem = {
  readonly href: string;
  readonly label: string;
  readonly summary?: string;
  readonly price?: string;
};

export type PageLinksProps = {
  readonly items: readonly PageLinksItem[];
};

export function PageLinks({ items }: PageLinksProps) {
  return (
    <ul className="page-links">
      {items.map(({ href, label, summary, price }) => (
        <li key={href}>
          <a href={href} rel={href.startsWith('https:') ? 'noopener' : undefined}>
            <Bidi as="b" text={label} />
            {summary === undefined ? null : <Bidi as="span" text={summary} />}
            {price === undefined ? null : <Price text={price} />}
            <Icon name="next" />
          </a>
        </li>
      ))}
    </ul>
  );
}
