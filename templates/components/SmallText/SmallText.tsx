import type { ReactNode } from 'react';
import type { Inline } from '../../../schema/index.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';

export type SmallTextProps = {
  readonly as?: 'p' | 'div' | 'figcaption' | 'ul';
  /** An optional text of a page: without it and without children, nothing is printed. */
  readonly text?: string | Inline | undefined;
  readonly children?: ReactNode;
};

/** A note, a caption or a condition. */
export function SmallText({ as: Element = 'p', text, children }: SmallTextProps) {
  if (text === undefined && children === undefined) return null;
  return (
    <Element className={Element === 'ul' ? 'small-text prose' : 'small-text'}>
      {typeof text === 'string' ? <Bidi text={text} /> : text && <InlineText content={text} />}
      {children}
    </Element>
  );
}
