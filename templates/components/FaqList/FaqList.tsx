/** Questions with their answers folded under them; several may be open (R79). */
import type { Inline } from '../../../schema/index.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { Icon } from '../Icon/Icon.tsx';
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

/**
 * A list of disclosures. The id stands on the answer, not on the disclosure: browsers open a disclosure when a
 * link or a search leads inside it, so that links to answers work without scripts.
 */
export function FaqList({ faqs }: FaqListProps) {
  return (
    <div className="faq">
      {faqs.map(({ id, q, a }) => (
        <details className="fold" key={id ?? q}>
          <summary>
            <h3>{Bidi({ text: q })}</h3>
            <Icon name="down" />
          </summary>
          <p id={id}>{InlineText({ content: a })}</p>
        </details>
      ))}
    </div>
  );
}
