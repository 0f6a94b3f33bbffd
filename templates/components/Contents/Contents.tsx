import type { ReactNode } from 'react';
import type { PageContext } from '../../contract/page-context.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { CallButton } from '../CallButton/CallButton.tsx';
import { Disclosure } from '../Disclosures/Disclosures.tsx';

type ContentsProps = {
  readonly title: string;
  readonly entries: readonly { readonly id: string; readonly label: string }[];
};

export type WithContentsProps = {
  readonly context: Pick<PageContext, 'phones' | 'ui'>;
  /** The sections of the page; without them the text has the whole width. */
  readonly entries?: ContentsProps['entries'];
  readonly children?: ReactNode;
};

/** On phones the contents precede the text, and the call is in the bottom bar. */
export function WithContents({ context: { phones, ui }, entries, children }: WithContentsProps) {
  return (
    <div className="with-contents">
      {entries === undefined ? null : (
        <div className="side-column">
          <Contents title={ui.common.contents} entries={entries} />
          <CallButton phone={phones.main} label={ui.common.callNow} outlined />
        </div>
      )}
      <div>{children}</div>
    </div>
  );
}

/** Collapsed where it precedes the text. A script marks the link to the visible section. */
function Contents({ title, entries }: ContentsProps) {
  return (
    <nav className="contents" aria-label={title} data-contents="">
      <Disclosure level={2} title={title}>
        <ol className="contents__list">
          {entries.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <Bidi as="span" text={label} />
              </a>
            </li>
          ))}
        </ol>
      </Disclosure>
    </nav>
  );
}
