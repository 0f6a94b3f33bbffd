/** Bail amounts seen for a county, with the year of each figure and what makes it unsure. */
import { createElement } from 'react';
import type { CountyFacts, CountyText, Filled, Inline } from '../../schema/index.ts';
import { Bidi } from '../components/Bidi/Bidi.tsx';
import { InlineText } from '../components/InlineText/InlineText.tsx';
import { RecordTable } from '../components/RecordTable/RecordTable.tsx';
import type { PageContext } from '../page-context.ts';
import { Paragraphs } from './Paragraphs.tsx';

export type CountyAmountsProps = {
  readonly context: PageContext;
  readonly facts: Pick<CountyFacts, 'amounts' | 'schedule'>;
  readonly words: Filled<CountyText>['amounts'];
};

type Amount = CountyFacts['amounts'][number];

/** A figure that is more years older than the day on which it was compared with its source is called old. */
const yearsUntilOld = 2;

/** The table between the words about it and the sentences that must stand beside it. */
export function CountyAmounts({ context, facts, words }: CountyAmountsProps) {
  const { offence, bail, fee, notes } = context.offences.words;
  const { year, schedule } = context.ui.county;
  return (
    <>
      <Paragraphs items={words.paragraphs} />
      {facts.amounts.length === 0 ? null : (
        <RecordTable
          caption={words.caption}
          columns={[
            { label: offence },
            { label: bail, figure: true },
            { label: fee, figure: true },
            { label: year, figure: true },
          ]}
          rows={facts.amounts.map((amount) => printRow(amount, context))}
          folds
        />
      )}
      {createElement(
        'ul',
        { className: 'source prose' },
        <li>
          {`${schedule}: `}
          <a href={facts.schedule.url} rel="noopener" lang="en" dir="ltr">
            {facts.schedule.name}
          </a>
        </li>,
        ...notes.map(printNote),
      )}
    </>
  );
}

function printRow(amount: Amount, { offences, print, ui }: PageContext) {
  const offence = offences.rows.find(({ id }) => id === amount.offence);
  const fee = { from: print.premium(amount.from), to: amount.to && print.premium(amount.to) };
  return [
    // Each part ends with a space: on paper they stand in one line.
    <>
      {Bidi({ text: `${offence?.name ?? amount.offence} ` })}
      {offence?.note === undefined ? null : <small>{Bidi({ text: `${offence.note} ` })}</small>}
      {amount.certainty === 'unverified' ? <small>{ui.county.unverified}</small> : null}
    </>,
    printAmount(amount, print),
    printAmount(fee, print),
    printYear(amount, ui.county),
  ];
}

function printAmount({ from, to }: Pick<Amount, 'from' | 'to'>, print: PageContext['print']) {
  return Bidi({ text: from === to ? print.money(from) : print.moneyRange(from, to) });
}

function printYear({ year, checked }: Amount, words: PageContext['ui']['county']) {
  if (year === undefined) return words.yearUnknown;
  const isOld = Number(checked.slice(0, 4)) - year > yearsUntilOld;
  return Bidi({ text: isOld ? words.yearOld({ year }) : String(year) });
}

function printNote(note: Inline) {
  return <li>{InlineText({ content: note })}</li>;
}
