/** A long text beside a column that stays in view: the table of contents and the call. */
import type { ReactNode } from 'react';
import { CallButton } from '../../components/CallButton/CallButton.tsx';
import { Contents, type ContentsProps } from '../../components/Contents/Contents.tsx';
import type { PageContext } from '../../contract/page-context.ts';

export type PageWithContentsProps = {
  readonly context: PageContext;
  /** The sections of the page. Without them the column has only the call. */
  readonly entries?: ContentsProps['entries'] | undefined;
  /** The sections beside the column. */
  readonly children?: ReactNode;
};

/** Returns both columns. On phones the contents precede the text, and the call is in the bottom bar. */
export function PageWithContents({ context, entries, children }: PageWithContentsProps) {
  const { phones, ui } = context;
  return (
    <div className="with-contents">
      <div className="side-column">
        {entries === undefined ? null : <Contents title={ui.common.contents} entries={entries} />}
        <CallButton phone={phones.main} label={ui.common.callNow} outlined />
      </div>
      <div>{children}</div>
    </div>
  );
}
