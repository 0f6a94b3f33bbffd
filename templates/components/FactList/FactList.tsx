/** Facts with labels, between two rules: the evidence beside a heading. */
import { isValidElement, type ReactElement } from 'react';
import type { Inline } from '../../../schema/index.ts';
import type { PrintedDate } from '../../page-context.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { DateText } from '../DateText/DateText.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';

/** One row. */
export type Fact = {
  /** What the row is about, one or two words. */
  readonly label: string;
  /** The fact: words, a day, or an element with a number to dial or an address in it. */
  readonly value: Inline | PrintedDate | ReactElement;
  /** A limit or condition under the fact. */
  readonly note?: Inline | undefined;
};

export type FactListProps = {
  /** The rows, most important first. */
  readonly facts: readonly Fact[];
};

/** A list of facts. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className="fact-list">
      {facts.map(({ label, value, note }) => (
        <div key={label}>
          <dt>
            <Bidi text={label} />
          </dt>
          <dd>
            {printValue(value)}
            {note === undefined ? null : (
              <small>
                <InlineText content={note} />
              </small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function printValue(value: Fact['value']) {
  if (isValidElement(value)) return value;
  return 'iso' in value ? <DateText date={value} /> : <InlineText content={value} />;
}
