import type { ReactNode } from 'react';

export type SheetProps = {
  /** Whether the sheet contains a document in English. @default false */
  readonly english?: boolean;
  readonly children: ReactNode;
};

/** Has a frame, because readers print it and fill it in. */
export function Sheet({ english = false, children }: SheetProps) {
  return (
    <div className="sheet" {...(english ? { lang: 'en', dir: 'ltr' } : {})}>
      {children}
    </div>
  );
}
