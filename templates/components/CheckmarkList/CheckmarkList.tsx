/** What the visitor gets: a list with marks. */
import type { Inline } from '../../../schema/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';

export type CheckmarkListProps = {
  /** The things, one sentence each. */
  readonly items: readonly Inline[];
};

/** A list with checks, in two columns where there is room. */
export function CheckmarkList({ items }: CheckmarkListProps) {
  return (
    <ul className="checkmark-list">
      {items.map((item, index) => (
        <li key={index}>
          <Icon name="check" />
          <InlineText content={item} />
        </li>
      ))}
    </ul>
  );
}
