/** Short facts about a post in one line: category, read time, dates. */
import { createElement, type ReactNode } from 'react';

export type MetaProps = {
  /** The facts, the most important first. */
  readonly items: readonly ReactNode[];
};

/** A line of facts. */
export function Meta({ items }: MetaProps) {
  return createElement('p', { className: 'meta' }, ...items.flatMap(printItem));
}

/** The space keeps the facts apart where they are read without their style. */
function printItem(item: ReactNode) {
  return [<span>{item}</span>, ' '];
}
