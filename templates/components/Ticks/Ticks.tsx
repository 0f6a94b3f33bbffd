/** What the visitor gets: a list with marks. */
import { createElement } from 'react';
import type { Inline } from '../../../schema/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';

export type TicksProps = {
  /** The things, one sentence each. */
  readonly items: readonly Inline[];
};

/** A list with checks, in two columns where there is room. */
export function Ticks({ items }: TicksProps) {
  return createElement('ul', { className: 'ticks' }, ...items.map(printItem));
}

function printItem(item: Inline) {
  return (
    <li>
      <Icon name="check" />
      {InlineText({ content: item })}
    </li>
  );
}
