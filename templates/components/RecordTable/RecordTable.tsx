/** Facts that can be compared: a ruled table. */
import { createElement, type ReactNode } from 'react';
import { Bidi } from '../Bidi/Bidi.tsx';

/** A column. */
export type RecordColumn = {
  /** Head of the column. */
  readonly label: string;
  /** True for amounts, which stand at the end of the line, one under the other. @default false */
  readonly figure?: boolean;
};

/** A row: as many cells as there are columns, the first of which names the row. */
export type RecordRow = readonly ReactNode[];

/** Rows that belong together, under a name of their own. */
export type RecordGroup = { readonly title: string; readonly rows: readonly RecordRow[] };

export type RecordTableProps = {
  /** What the table answers. */
  readonly caption: string;
  /** The columns; the first names the rows. */
  readonly columns: readonly RecordColumn[];
  /** True to set each row as a small list on phones: for all tables but those of two short columns. @default false */
  readonly folds?: boolean;
} & (
  | { readonly rows: readonly RecordRow[]; readonly groups?: never }
  | { readonly groups: readonly RecordGroup[]; readonly rows?: never }
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

/** A table with a caption, and heads for columns, rows and groups of rows (R80). */
export function RecordTable({ caption, columns, folds = false, rows, groups }: RecordTableProps) {
  return (
    <table className="record" data-variant={folds ? 'folds' : undefined} {...roles.table}>
      <caption>{Bidi({ text: caption })}</caption>
      <thead {...roles.rows}>
        <tr {...roles.row}>
          {columns.map(({ label, figure }) => (
            <th key={label} className={figure ? 'num' : undefined} {...roles.columnHead}>
              {Bidi({ text: label })}
            </th>
          ))}
        </tr>
      </thead>
      {rows === undefined
        ? groups.map((group) => printGroup(group, columns))
        : createElement('tbody', roles.rows, ...printRows(rows, columns))}
    </table>
  );
}

function printGroup({ title, rows }: RecordGroup, columns: readonly RecordColumn[]) {
  const head = (
    <tr {...roles.row}>
      <th colSpan={columns.length} {...roles.groupHead}>
        {Bidi({ text: title })}
      </th>
    </tr>
  );
  return createElement('tbody', { key: title, ...roles.rows }, head, ...printRows(rows, columns));
}

function printRows(rows: readonly RecordRow[], columns: readonly RecordColumn[]) {
  const printCell = (cell: ReactNode, index: number) => {
    const { label, figure } = columns[index] ?? {};
    return index === 0 ? (
      <th {...roles.rowHead}>{cell}</th>
    ) : (
      <td className={figure ? 'num' : undefined} data-label={label} {...roles.cell}>
        {figure ? <span>{cell}</span> : cell}
      </td>
    );
  };
  return rows.map((row) => createElement('tr', roles.row, ...row.map(printCell)));
}
