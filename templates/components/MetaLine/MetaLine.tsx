/** Short facts about a post in one line: category, reading time, dates. */
import { Fragment, type ReactNode } from 'react';

export type MetaLineProps = {
  /** The facts, most important first. */
  readonly items: readonly ReactNode[];
};

export function MetaLine({ items }: MetaLineProps) {
  return (
    <p className="meta-line">
      {items.map((item, index) => (
        // The space separates the facts when styles are missing.
        <Fragment key={index}>
          <span>{item}</span>{' '}
        </Fragment>
      ))}
    </p>
  );
}
