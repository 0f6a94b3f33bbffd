/** Typical bail amounts by offence, with the notes that the law or accuracy requires. */
import type { Filled, OffenceGroup, OffencesText } from '../../../schema/index.ts';
import type { AmountNote, OffenceRow } from '../../page-context.ts';
import { Typeset } from '../../typesetting.tsx';
import { Bidi } from '../Bidi/Bidi.tsx';
import { maxUnbrokenLength } from '../Bidi/max-unbroken-length.ts';
import { DataTable, type DataTableProps } from '../DataTable/DataTable.tsx';
import { Folds } from '../Folds/Folds.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';

export type OffenceTableProps = {
  /** Caption, column headings and names of the groups. */
  readonly copy: Pick<Filled<OffencesText>, 'caption' | 'offence' | 'bail' | 'fee' | 'groups'>;
  /** The rows in the order of their groups. Rows of a single county are omitted; its guide shows them. */
  readonly rows: readonly OffenceRow[];
  /** The notes, in order. */
  readonly notes: readonly Pick<AmountNote, 'content'>[];
  /** The only group that is shown. @default all groups */
  readonly group?: OffenceGroup | undefined;
};

/** Returns the table of one group, or one collapsed table for each group that has rows; and the notes. */
export function OffenceTable({ copy, rows, notes, group }: OffenceTableProps) {
  const rowsOf = (id: string) => rows.filter((row) => row.group === id && row.county === undefined);
  return (
    <div className="offence-table prose">
      {group === undefined ? (
        <AllGroups copy={copy} rowsOf={rowsOf} />
      ) : (
        <GroupTable caption={copy.caption} copy={copy} rows={rowsOf(group)} />
      )}
      <ul className="small-text prose">
        {notes.map(({ content }, index) => (
          <li key={index}>
            <InlineText content={content} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type AllGroupsProps = Pick<OffenceTableProps, 'copy'> & {
  readonly rowsOf: (group: string) => readonly OffenceRow[];
};

function AllGroups({ copy, rowsOf }: AllGroupsProps) {
  const groups = Object.entries(copy.groups).map(([id, title]) => ({ title, rows: rowsOf(id) }));
  return (
    <>
      <p>
        <b>
          <Bidi text={copy.caption} />
        </b>
      </p>
      <Folds
        folds={groups
          .filter(({ rows }) => rows.length > 0)
          .map(({ title, rows }) => ({
            title,
            body: <GroupTable caption={title} hidesCaption copy={copy} rows={rows} />,
          }))}
      />
    </>
  );
}

type GroupTableProps = Pick<OffenceTableProps, 'copy' | 'rows'> &
  Pick<DataTableProps, 'caption' | 'hidesCaption'>;

function GroupTable({ copy, rows, ...captionProps }: GroupTableProps) {
  return (
    <DataTable
      {...captionProps}
      columns={[
        { label: copy.offence },
        { label: copy.bail, figure: true },
        { label: copy.fee, figure: true },
      ]}
      rows={rows.map(printRow)}
      folds
    />
  );
}

function printRow({ name, note, code, bail, fee }: OffenceRow) {
  return [
    <>
      <Bidi text={`${name} `} />
      <small>
        {note === undefined ? null : <Bidi text={`${note} `} />}
        <bdi className={code.length > maxUnbrokenLength ? 'wraps' : undefined} dir="ltr" lang="en">
          <Typeset text={code} />
        </bdi>
      </small>
    </>,
    <Bidi text={bail} />,
    <Bidi text={fee} />,
  ];
}
