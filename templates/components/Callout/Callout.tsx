/** A callout, pinned on the side of the thread. */
import type { ReactNode } from 'react';
import type { Inline } from '../../../schema/index.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';

export type CalloutProps = {
  /** Level of the heading, one below the heading before it. */
  readonly level: 2 | 3 | 4;
  /** The first line. */
  readonly title: string;
  /** One to three sentences. */
  readonly text: Inline;
  /** True to draw the marker over the strong words; at most one note on a page. @default false */
  readonly marked?: boolean;
  /** What to do about it: a call. */
  readonly children?: ReactNode;
};

/** A note with a bracket at its start. */
export function Callout({ level, title, text, marked = false, children }: CalloutProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="callout" data-variant={marked ? 'marked' : undefined}>
      <Heading>
        <Bidi text={title} line="heading" />
      </Heading>
      <p>
        <InlineText content={text} />
      </p>
      {children}
    </div>
  );
}
