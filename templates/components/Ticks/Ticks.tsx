/** What the visitor gets, or cannot get: a list with marks. */
import { createElement } from 'react';
import type { Inline } from '../../../schema/index.ts';
import { Icon, type IconProps } from '../Icon/Icon.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';

export type TicksProps = {
  /** The things, one sentence each. */
  readonly items: readonly Inline[];
  /** True for what nobody gets, marked with a cross; the heading above says so too. @default false */
  readonly crossed?: boolean;
};

/** A list with checks or crosses, in two columns where there is room. */
export function Ticks({ items, crossed = false }: TicksProps) {
  const printed = items.map((item) => printItem(item, crossed ? 'cross' : 'check'));
  return createElement('ul', { className: 'ticks' }, ...printed);
}

function printItem(item: Inline, icon: IconProps['name']) {
  return (
    <li>
      <Icon name={icon} />
      {InlineText({ content: item })}
    </li>
  );
}
