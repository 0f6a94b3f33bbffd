import { isValidElement, type ReactElement } from 'react';
import type { Inline } from '../../../schema/index.ts';
import type { PrintedDate } from '../../contract/page-context.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { DateText } from '../DateText/DateText.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';

export type Fact = {
  readonly label: string;
  readonly value: Inline | PrintedDate | ReactElement;
  /** A limit or condition below the fact. */
  readonly note?: Inline | undefined;
};

export type FactListProps = {
  readonly facts: readonly Fact[];
};

export function FactList({ facts }: FactListProps) {
  return (
    <dl className="fact-list">
      {facts.map(({ label, value, note }) => (
        <div key={label}>
          <Bidi as="dt" text={label} />
          <dd>
            {printValue(value)}
            {note === undefined ? null : <InlineText as="small" content={note} />}
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
