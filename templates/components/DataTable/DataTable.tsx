import type { ReactNode } from 'react';
import { Bidi } from '../Bidi/Bidi.tsx';
import { Price } from '../Price/Price.tsx';

export type DataColumn = {
  readonly label: string;
  /** Whether the column contains amounts, which are right-aligned in every language. @default false */
  readonly figure?: boolean;
};

/** A row. Its first cell is its name; its last cell spans the columns that have no cell. */
export type DataRow = readonly ReactNode[];

export type DataGroup = {
  readonly title: string;
  /** The price of the rows, before the name: "$0". @default no price */
  readonly price?: string | undefined;
  /** Whether nothing is paid; the price then has a filled background. @default false */
  readonly isFree?: boolean;
  readonly rows: readonly DataRow[];
};

export type DataTableProps = {
  readonly caption: string;
  /** Whether only screen readers get the caption, because a text above repeats it. @default false */
  readonly hidesCaption?: boolean;
  readonly columns: readonly DataColumn[];
  /** Shows each row as a list on phones; false for tables of two short columns only. @default false */
  readonly collapsesOnPhones?: boolean;
} & (
  | { readonly rows: readonly DataRow[]; readonly groups?: never }
  | { readonly groups: readonly DataGroup[]; readonly rows?: never }
);

/** Roles are explicit, because Safari drops table semantics when `display` is not `table`. */
const roles = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader', scope: 'col' },
  rowHead: { role: 'rowheader', scope: 'row' },
  groupHead: { role: 'rowheader', scope: 'rowgroup' },
  cell: { role: 'cell' },
} as const;

export function DataTable({
  caption,
  hidesCaption = false,
  columns,
  collapsesOnPhones = false,
  rows,
  groups,
}: DataTableProps) {
  return (
    <table className="data-table" data-variant={collapsesOnPhones ? 'collapses' : undefined} {...roles.table}>
      <Bidi as="caption" className={hidesCaption ? 'visually-hidden' : undefined} text={caption} />
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

type RowsProps = Pick<DataTableProps, 'columns'> & Omit<DataGroup, 'title'> & Partial<DataGroup>;

/** The index is the key, because nothing else identifies the rows. */
function Rows({ title, price, isFree = false, rows, columns }: RowsProps) {
  return (
    <tbody {...roles.rows}>
      {title === undefined ? null : (
        <tr {...roles.row}>
          <th colSpan={columns.length} {...roles.groupHead}>
            {price === undefined ? null : <Price variant={isFree ? 'free' : undefined} text={price} />}{' '}
            <Bidi as="span" text={title} />
          </th>
        </tr>
      )}
      {rows.map((row, index) => (
        <tr key={index} {...roles.row}>
          {row.map((cell, cellIndex) => (
            <Cell
              key={cellIndex}
              cell={cell}
              isHead={cellIndex === 0}
              column={columns[cellIndex]}
              span={cellIndex === row.length - 1 ? columns.length - cellIndex : 1}
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
    <td className={className} colSpan={span === 1 ? undefined : span} data-label={label} {...roles.cell}>
      {cell}
    </td>
  );
}
