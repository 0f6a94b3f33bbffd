/** Facts with labels, between two rules: the evidence beside a heading. */
import type { Inline } from '../../../schema/index.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';

/** One row. */
export type Fact = {
  /** What the row is about, one or two words. */
  readonly label: string;
  /** The fact. */
  readonly value: Inline;
  /** A limit or condition under the fact. */
  readonly note?: Inline | undefined;
};

export type FactsProps = {
  /** The rows, most important first. */
  readonly facts: readonly Fact[];
};

/** A list of facts. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="facts">
      {facts.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{Bidi({ text: label })}</dt>
          <dd>
            {InlineText({ content: value })}
            {note === undefined ? null : <small>{InlineText({ content: note })}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
