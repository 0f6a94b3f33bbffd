import type { ReactNode } from 'react';
import type { Inline } from '../../../schema/index.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';

export type CalloutProps = {
  /** Level of the heading, one below the preceding heading. @default 3 */
  readonly level?: 2 | 3 | 4;
  readonly title?: string;
  readonly text: Inline;
  /** Whether strong words have a background color; true for at most one callout on a page. @default false */
  readonly marked?: boolean;
  readonly children?: ReactNode;
};

export function Callout({ level = 3, title, text, marked = false, children }: CalloutProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="callout" data-variant={marked ? 'marked' : undefined}>
      {title === undefined ? null : <Bidi as={Heading} text={title} />}
      <InlineText as="p" content={text} />
      {children}
    </div>
  );
}
