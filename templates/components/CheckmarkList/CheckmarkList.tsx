/** A list with check marks. */
import type { Inline } from '../../../schema/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';

export type CheckmarkListProps = {
  /** The items, one sentence each. */
  readonly items: readonly Inline[];
};

/** Returns a list with check marks, in two columns on wide screens. */
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
