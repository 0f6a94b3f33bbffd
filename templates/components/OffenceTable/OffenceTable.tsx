/** Typical bail amounts by offence, with the sentences that must stand next to them. */
import { createElement } from 'react';
import type { Filled, OffencesText } from '../../../schema/index.ts';
import type { AmountNote, OffenceRow } from '../../page-context.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { longestUnbroken } from '../Bidi/longest-unbroken.ts';
import { InlineText } from '../InlineText/InlineText.tsx';
import { RecordTable } from '../RecordTable/RecordTable.tsx';

export type OffenceTableProps = {
  /** Caption, heads of columns and names of the groups. */
  readonly words: Pick<Filled<OffencesText>, 'caption' | 'offence' | 'bail' | 'fee' | 'groups'>;
  /** The rows, those of a group one after the other; what belongs to one county stands in its guide. */
  readonly rows: readonly OffenceRow[];
  /** The sentences beside it, in order. */
  readonly notes: readonly Pick<AmountNote, 'content'>[];
};

/** The table in groups, and its notes. */
export function OffenceTable({ words, rows, notes }: OffenceTableProps) {
  const groups = Object.entries(words.groups).map(([id, title]) => ({
    title,
    rows: rows.filter(({ group, county }) => group === id && county === undefined).map(printRow),
  }));
  return (
    <div className="prose">
      <RecordTable
        caption={words.caption}
        columns={[
          { label: words.offence },
          { label: words.bail, figure: true },
          { label: words.fee, figure: true },
        ]}
        groups={groups.filter(({ rows }) => rows.length > 0)}
        folds
      />
      {createElement('ul', { className: 'source prose' }, ...notes.map(printNote))}
    </div>
  );
}

function printRow({ name, note, code, bail, fee }: OffenceRow) {
  return [
    <>
      {Bidi({ text: `${name} ` })}
      <small>
        {note === undefined ? null : Bidi({ text: `${note} ` })}
        <bdi className={code.length > longestUnbroken ? 'wraps' : undefined} dir="ltr" lang="en">
          {code}
        </bdi>
      </small>
    </>,
    Bidi({ text: bail }),
    Bidi({ text: fee }),
  ];
}

function printNote({ content }: Pick<AmountNote, 'content'>) {
  return <li>{InlineText({ content })}</li>;
}
