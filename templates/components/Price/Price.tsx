import type { ReactNode } from 'react';

export type PriceProps = {
  /** What costs nothing and what is paid have a filled background. @default outlined */
  readonly variant?: 'free' | 'paid' | undefined;
  /** Whether screen readers skip the price, because a text beside it says the same. @default false */
  readonly hidden?: boolean;
  readonly children: ReactNode;
};

export function Price({ variant, hidden, children }: PriceProps) {
  return (
    <strong className="price" data-variant={variant} aria-hidden={hidden}>
      {children}
    </strong>
  );
}
