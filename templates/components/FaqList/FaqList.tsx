/** Questions with folded answers; several can be open. */
import type { Inline } from '../../../schema/index.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { DataTable } from '../DataTable/DataTable.tsx';
import { Folds } from '../Folds/Folds.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';

/** One question. */
export type FaqItem = {
  /** Id of the answer, for links. */
  readonly id?: string;
  /** The question. */
  readonly q: string;
  /** The answer. */
  readonly a: Inline;
  /** A table of figures below the answer. */
  readonly table?: AnswerTable | undefined;
  /** An addition to the answer, from the settings of the agency. */
  readonly note?: string | undefined;
};

/** A table below the answer. */
export type AnswerTable = {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly Inline[])[];
};

export type FaqListProps = {
  /** The questions, in order. */
  readonly faqs: readonly FaqItem[];
};

/** Returns a list of disclosures. The id is on the answer, so a link to it opens the disclosure. */
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
