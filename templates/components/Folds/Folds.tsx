/** Lines that open: what fewer readers need, folded under its name; several may be open. */
import type { ReactNode } from 'react';
import { Bidi } from '../Bidi/Bidi.tsx';
import { Icon } from '../Icon/Icon.tsx';

/** One line and what is folded under it. */
export type Fold = {
  readonly title: string;
  /** One element, which may be the target of links. */
  readonly body: ReactNode;
  /** Tells folds of the same title apart. */
  readonly id?: string | undefined;
};

export type FoldsProps = {
  /** The lines, in order. */
  readonly folds: readonly Fold[];
};

/**
 * A list of disclosures. An id stands in the body, not on the disclosure: browsers open a disclosure when a link or
 * a search leads inside it, so that both work without scripts. Paper shows all of them open.
 */
export function Folds({ folds }: FoldsProps) {
  return (
    <div className="folds">
      {folds.map(({ id, title, body }) => (
        <details key={id ?? title}>
          <summary>
            <h3>{Bidi({ text: title })}</h3>
            <Icon name="down" />
          </summary>
          {body}
        </details>
      ))}
    </div>
  );
}
