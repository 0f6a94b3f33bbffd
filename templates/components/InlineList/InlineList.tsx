import type { ReactNode } from 'react';
import { Bidi } from '../Bidi/Bidi.tsx';

type InlineListItem = { readonly label: string; readonly href?: string; readonly content?: ReactNode };

export type InlineListProps = {
  /** The items, one or two words each, as texts, links or other content. */
  readonly items: readonly InlineListItem[];
};

export function InlineList({ items }: InlineListProps) {
  return (
    <ul className="inline-list">
      {items.map((item) => (
        <li key={item.label}>{item.content ?? <LinkedText {...item} />}</li>
      ))}
    </ul>
  );
}

function LinkedText({ label, href }: InlineListItem) {
  const text = <Bidi text={label} />;
  return href === undefined ? text : <a href={href}>{text}</a>;
}
