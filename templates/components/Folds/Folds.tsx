/** Lines that open: what fewer readers need, folded under its name; several may be open. */
import type { ReactNode } from 'react';
import { Fold as Line } from '../Fold/Fold.tsx';

/** One line and what is folded under it. */
export type Fold = {
  readonly title: string;
  /** Its number on a map. */
  readonly number?: number | undefined;
  /** One element, which may be the target of links. */
  readonly body: ReactNode;
  /** Tells folds of the same title apart. */
  readonly id?: string | undefined;
};

export type FoldsProps = {
  /** The lines, in order. */
  readonly folds: readonly Fold[];
};

/** A list of disclosures between two rules. */
export function Folds({ folds }: FoldsProps) {
  return (
    <div className="folds">
      {folds.map(({ id, title, number, body }) => (
        <Line key={id ?? title} level={3} title={title} number={number}>
          {body}
        </Line>
      ))}
    </div>
  );
}
