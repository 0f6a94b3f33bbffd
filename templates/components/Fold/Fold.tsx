/** Collapsed content below its heading. A link or a search that targets the content opens it, and print shows it. */
import type { ReactNode } from 'react';
import type { Inline } from '../../../schema/index.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';

export type FoldProps = {
  /** Level of the heading, one below the preceding heading. */
  readonly level: 2 | 3 | 4;
  /** The heading, which opens the content. */
  readonly title: string;
  /** Number of the place on a map. */
  readonly number?: number | undefined;
  /** A second line, also visible while the content is collapsed. */
  readonly aside?: Inline;
  /** The content: one element, which can be a link target. */
  readonly children: ReactNode;
};

/**
 * Returns one disclosure. Callers put the id on the content, because browsers open a disclosure when a link
 * or a search targets an element inside it; this works without scripts. In print, the disclosure is open.
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
          <Bidi text={title} />
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
