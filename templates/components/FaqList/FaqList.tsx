/** Questions with their answers folded under them; several may be open. */
import type { Inline } from '../../../schema/index.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { DataTable } from '../DataTable/DataTable.tsx';
import { Folds } from '../Folds/Folds.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';

/** One question. */
export type FaqItem = {
  /** Target of links to the answer. */
  readonly id?: string;
  /** The question. */
  readonly q: string;
  /** The answer. */
  readonly a: Inline;
  /** The figures of an answer that has several. */
  readonly table?: AnswerTable | undefined;
  /** What the settings of the agency say about it. */
  readonly note?: string | undefined;
};

/** A table under an answer. */
export type AnswerTable = {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly Inline[])[];
};

export type FaqListProps = {
  /** The questions, in order. */
  readonly faqs: readonly FaqItem[];
};

/** A list of disclosures; the id stands on the answer, which a link to it opens. */
export function FaqList({ faqs }: FaqListProps) {
  return (
    <Folds
      folds={faqs.map(({ id, q, a, table, note }) => ({
        id,
        title: q,
        body: (
          <>
            <p id={id}>
              <InlineText content={a} />
            </p>
            {note === undefined ? null : (
              <p>
                <Bidi text={note} />
              </p>
            )}
            {table === undefined ? null : (
              <DataTable
                caption={table.caption}
                columns={table.head.map((label) => ({ label }))}
                rows={table.rows.map((row) => row.map((cell) => <InlineText content={cell} />))}
              />
            )}
          </>
        ),
      }))}
    />
  );
}
