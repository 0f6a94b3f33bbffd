import type { Inline } from '../../../schema/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';

export function CheckmarkList({ items }: { readonly items: readonly Inline[] }) {
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
