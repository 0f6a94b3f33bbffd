/** Facts that can be compared: a ruled table. */
import { Bidi } from '../Bidi/Bidi.tsx';

export type RecordTableProps = {
  /** What the table answers. */
  readonly caption: string;
  /** Heads of the columns; the first column names the rows. */
  readonly columns: readonly string[];
  /** The rows, each with as many cells as there are columns. Cells after the first are figures, set at the end. */
  readonly rows: readonly (readonly string[])[];
};

/** A table with a caption, and heads for columns and rows (R80). */
export function RecordTable({ caption, columns, rows }: RecordTableProps) {
  return (
    <table className="record">
      <caption>{Bidi({ text: caption })}</caption>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={column} scope="col" className={index === 0 ? undefined : 'num'}>
              {Bidi({ text: column })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head = '', ...figures]) => (
          <tr key={head}>
            <th scope="row">
              <bdi dir="ltr">{head}</bdi>
            </th>
            {figures.map((figure, index) => (
              <td key={columns[index + 1]} className="num">
                <bdi dir="ltr">{figure}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
