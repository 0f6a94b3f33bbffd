/** A list of disclosures; several can be open. */
import type { ReactNode } from 'react';
import { Fold as Disclosure } from '../Fold/Fold.tsx';

/** A disclosure: its heading and its content. */
export type Fold = {
  readonly title: string;
  /** Its number on a map. */
  readonly number?: number | undefined;
  /** One element, which can be a link target. */
  readonly body: ReactNode;
  /** Distinguishes items with the same title. */
  readonly id?: string | undefined;
};

export type FoldsProps = {
  /** The disclosures, in order. */
  readonly folds: readonly Fold[];
};

export function Folds({ folds }: FoldsProps) {
  return (
    <div className="folds">
      {folds.map(({ id, title, number, body }) => (
        <Disclosure key={id ?? title} level={3} title={title} number={number}>
          {body}
        </Disclosure>
      ))}
    </div>
  );
}
