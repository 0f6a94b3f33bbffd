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

/** A row: its first cell names it, and with fewer cells than columns the last one takes the rest of the row. */
export type DataRow = readonly ReactNode[];

/** Rows that belong together, under a name of their own. */
export type DataGroup = {
  readonly title: string;
  /** What the rows cost, before the title: "$0". @default nothing */
  readonly price?: string | undefined;
  /** True when nothing is paid, so that the price is filled. @default false */
  readonly isFree?: boolean;
  readonly rows: readonly DataRow[];
};

export type DataTableProps = {
  /** What the table answers. */
  readonly caption: string;
  /** True where the line above says it already: the caption is for screen readers only. @default false */
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
function Rows({ title, price, isFree = false, rows, columns }: RowsProps) {
  return (
    <tbody {...roles.rows}>
      {title === undefined ? null : (
        <tr {...roles.row}>
          <th colSpan={columns.length} {...roles.groupHead}>
            {price === undefined ? null : (
              <b className="price" data-variant={isFree ? 'free' : undefined}>
                <Bidi text={price} />
              </b>
            )}{' '}
            <span>
              <Bidi text={title} />
            </span>
          </th>
        </tr>
      )}
      {rows.map((row, index) => (
        <tr key={index} {...roles.row}>
          {row.map((cell, at) => (
            <Cell
              key={at}
              cell={cell}
              isHead={at === 0}
              column={columns[at]}
              span={at === row.length - 1 ? columns.length - at : 1}
            />
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
  /** How many columns the cell takes. */
  readonly span: number;
};

function Cell({ cell, isHead, column: { label, figure } = { label: '' }, span }: CellProps) {
  const isFigure = figure && span === 1;
  const className = isFigure ? 'num' : undefined;
  return isHead ? (
    <th className={className} {...roles.rowHead}>
      {cell}
    </th>
  ) : (
    <td
      className={className}
      colSpan={span === 1 ? undefined : span}
      data-label={figure ? undefined : label}
      {...roles.cell}
    >
      {cell}
    </td>
  );
}
