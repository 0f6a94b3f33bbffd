/** Questions with their answers folded under them; several may be open. */
import type { Inline } from '../../../schema/index.ts';
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
};

export type FaqListProps = {
  /** The questions, in order. */
  readonly faqs: readonly FaqItem[];
};

/** A list of disclosures; the id stands on the answer, which a link to it opens. */
export function FaqList({ faqs }: FaqListProps) {
  return (
    <Folds
      folds={faqs.map(({ id, q, a }) => ({
        id,
        title: q,
        body: (
          <p id={id}>
            <InlineText content={a} />
          </p>
        ),
      }))}
    />
  );
}
