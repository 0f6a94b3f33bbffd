import type { ReactNode } from 'react';
import { Bidi } from '../Bidi/Bidi.tsx';

export type PriceProps = {
  /** What costs nothing and what is paid have a filled background. @default outlined */
  readonly variant?: 'free' | 'paid' | undefined;
  /** Whether screen readers skip the price, because a text beside it says the same. @default false */
  readonly hidden?: boolean;
  readonly text?: string;
  /** Instead of a text. */
  readonly children?: ReactNode;
};

export function Price({ variant, hidden, text, children }: PriceProps) {
  return (
    <strong className="price" data-variant={variant} aria-hidden={hidden}>
      {text === undefined ? children : <Bidi text={text} />}
    </strong>
  );
}
