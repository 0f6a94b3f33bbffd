import type { Inline } from '../../../schema/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';

export type CheckmarkListProps = {
  readonly items: readonly Inline[];
};

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
