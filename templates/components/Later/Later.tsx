/** The end of a long page, which the browser lays out when the reader comes near it. */
import type { ReactNode } from 'react';

export type LaterProps = {
  /** The last sections of the main part. */
  readonly children: ReactNode;
};

/** Sections that cost nothing on load. Links, searches, paper and screen readers find them as ever. */
export function Later({ children }: LaterProps) {
  return <div className="later">{children}</div>;
}
