import type { Filled, OffenceGroup, OffencesText } from '../../../schema/index.ts';
import type { AmountNote, OffenceRow } from '../../contract/page-context.ts';
import { maxUnbrokenLength } from '../../text/direction-runs.ts';
import { keepTogether } from '../../text/no-break.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { DataTable } from '../DataTable/DataTable.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';
import { SmallText } from '../SmallText/SmallText.tsx';

export type OffenceTableProps = {
  readonly texts: Pick<Filled<OffencesText>, 'caption' | 'offence' | 'bail' | 'fee'>;
  /** The rows in the order of their groups. Rows of a single county are omitted; its guide shows them. */
  readonly rows: readonly OffenceRow[];
  readonly notes: readonly Pick<AmountNote, 'content'>[];
  /** The only group that is shown. @default all groups */
  readonly group?: OffenceGroup | undefined;
};

export function OffenceTable({ texts, rows, notes, group }: OffenceTableProps) {
  const shown = rows.filter(
    (row) => row.county === undefined && (group === undefined || row.group === group),
  );
  return (
    <div className="offence-table prose">
      <DataTable
        caption={texts.caption}
        columns={[
          { label: texts.offence },
          { label: texts.bail, figure: true },
          { label: texts.fee, figure: true },
        ]}
        rows={shown.map(printRow)}
        collapsesOnPhones
      />
      <SmallText as="ul">
        {notes.map(({ content }, index) => (
          <InlineText key={index} as="li" content={content} />
        ))}
      </SmallText>
    </div>
  );
}

function printRow({ name, note, code, bail, fee }: OffenceRow) {
  return [
    <>
      <Bidi text={`${name} `} />
      <small>
        {note === undefined ? null : <Bidi text={`${note} `} />}
        <bdi className={code.length > maxUnbrokenLength ? 'wraps' : undefined} dir="ltr" lang="en">
          {keepTogether(code)}
        </bdi>
      </small>
    </>,
    <Bidi text={bail} />,
    <Bidi text={fee} />,
  ];
}
