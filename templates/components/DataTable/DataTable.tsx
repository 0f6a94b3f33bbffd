/** Facts that can be compared: a ruled table. */
import type { ReactNode } from 'react';
import { Bidi } from '../Bidi/Bidi.tsx';

/** A column. */
export type DataColumn = {
  /** Head of the column. */
  readonly label: string;
  /** True for amounts, which stand unit under unit in every direction. @default false */
  readonly figure?: boolean;
};

/** A row: as many cells as there are columns, the first of which names the row. */
export type DataRow = readonly ReactNode[];

/** Rows that belong together, under a name of their own. */
export type DataGroup = { readonly title: string; readonly rows: readonly DataRow[] };

export type DataTableProps = {
  /** What the table answers. */
  readonly caption: string;
  /** True where the line above says it already: the caption is heard and not seen. @default false */
  readonly quiet?: boolean;
  /** The columns; the first names the rows. */
  readonly columns: readonly DataColumn[];
  /**
   * True to set each row on phones as its name, and below it the figures in columns or the other cells with their
   * heads: for all tables but those of two short columns. @default false
   */
  readonly folds?: boolean;
} & (
  | { readonly rows: readonly DataRow[]; readonly groups?: never }
  | { readonly groups: readonly DataGroup[]; readonly rows?: never }
);

/** Roles are written out, because Safari forgets them where a folded table is not displayed as a table. */
const roles = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader', scope: 'col' },
  rowHead: { role: 'rowheader', scope: 'row' },
  groupHead: { role: 'rowheader', scope: 'rowgroup' },
  cell: { role: 'cell' },
} as const;

/** A table with a caption, and heads for columns, rows and groups of rows. */
export function DataTable({ caption, quiet = false, columns, folds = false, rows, groups }: DataTableProps) {
  return (
    <table className="data-table" data-variant={folds ? variantOf(columns) : undefined} {...roles.table}>
      <caption className={quiet ? 'visually-hidden' : undefined}>
        <Bidi text={caption} />
      </caption>
      <thead {...roles.rows}>
        <tr {...roles.row}>
          {columns.map(({ label, figure }) => (
            <th key={label} className={figure ? 'num' : undefined} {...roles.columnHead}>
              <Bidi text={label} />
            </th>
          ))}
        </tr>
      </thead>
      {rows === undefined ? (
        groups.map((group) => <Rows key={group.title} {...group} columns={columns} />)
      ) : (
        <Rows rows={rows} columns={columns} />
      )}
    </table>
  );
}

/** How the rows stand on a phone: figures side by side, other cells one under the other. */
function variantOf(columns: readonly DataColumn[]): string {
  return columns.some(({ figure }) => figure) ? 'figures' : 'folds';
}

type RowsProps = Pick<DataTableProps, 'columns'> & Omit<DataGroup, 'title'> & Partial<DataGroup>;

/** Rows in their order, which is all that tells them apart. */
function Rows({ title, rows, columns }: RowsProps) {
  return (
    <tbody {...roles.rows}>
      {title === undefined ? null : (
        <tr {...roles.row}>
          <th colSpan={columns.length} {...roles.groupHead}>
            <Bidi text={title} />
          </th>
        </tr>
      )}
      {rows.map((row, index) => (
        <tr key={index} {...roles.row}>
          {row.map((cell, at) => (
            <Cell key={at} cell={cell} isHead={at === 0} column={columns[at]} />
          ))}
        </tr>
      ))}
    </tbody>
  );
}

type CellProps = {
  readonly cell: ReactNode;
  readonly isHead: boolean;
  readonly column: DataColumn | undefined;
};

function Cell({ cell, isHead, column: { label, figure } = { label: '' } }: CellProps) {
  const className = figure ? 'num' : undefined;
  return isHead ? (
    <th className={className} {...roles.rowHead}>
      {cell}
    </th>
  ) : (
    <td className={className} data-label={figure ? undefined : label} {...roles.cell}>
      {cell}
    </td>
  );
}
