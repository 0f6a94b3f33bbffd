/** Words folded under their heading: a link or a search that leads inside opens them, and paper shows them. */
import type { ReactNode } from 'react';
import type { Inline } from '../../../schema/index.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';

export type FoldProps = {
  /** Level of the heading, one below the heading before it. */
  readonly level: 2 | 3 | 4;
  /** Heading, which opens the fold. */
  readonly title: string;
  /** Number of the thing on a map, which names it a second time. */
  readonly number?: number | undefined;
  /** A second line, in sight while the rest is folded. */
  readonly aside?: Inline;
  /** What is folded: one element, which may be the target of links. */
  readonly children: ReactNode;
};

/**
 * One disclosure. An id stands on what is folded, not on the disclosure: browsers open a disclosure when a link or a
 * search leads inside it, so that both work without scripts. Paper shows it open.
 */
export function Fold({ level, title, number, aside, children }: FoldProps) {
  const Heading = `h${level}` as const;
  return (
    <details className="fold">
      <summary>
        <Heading>
          {number === undefined ? null : (
            <span className="pin" aria-hidden="true">
              {number}
            </span>
          )}
          <Bidi text={title} line="heading" />
        </Heading>
        <Icon name="down" />
        {aside === undefined ? null : (
          <span className="stop__when">
            <InlineText content={aside} />
          </span>
        )}
      </summary>
      {children}
    </details>
  );
}
