/** Short facts about a post in one line: category, read time, dates. */
import { Fragment, type ReactNode } from 'react';

export type MetaLineProps = {
  /** The facts, the most important first. */
  readonly items: readonly ReactNode[];
};

/** A line of facts. */
export function MetaLine({ items }: MetaLineProps) {
  return (
    <p className="meta-line">
      {items.map((item, index) => (
        // The space keeps the facts apart where they are read without their style.
        <Fragment key={index}>
          <span>{item}</span>{' '}
        </Fragment>
      ))}
    </p>
  );
}
