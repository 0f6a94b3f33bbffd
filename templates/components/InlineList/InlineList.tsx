import { Bidi } from '../Bidi/Bidi.tsx';

export type InlineListProps = {
  /** The items, one or two words each, as texts or links. */
  readonly items: readonly { readonly label: string; readonly href?: string }[];
};

export function InlineList({ items }: InlineListProps) {
  return (
    <ul className="inline-list">
      {items.map(({ label, href }) => (
        <li key={label}>
          {href === undefined ? (
            <Bidi text={label} />
          ) : (
            <a href={href}>
              <Bidi text={label} />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
