/** Bail amounts seen for a county, with the year of each figure and what makes it unsure. */
import { createElement } from 'react';
import type { CountyFacts, CountyText, Filled } from '../../schema/index.ts';
import { Bidi } from '../components/Bidi/Bidi.tsx';
import { InlineText } from '../components/InlineText/InlineText.tsx';
import { RecordTable } from '../components/RecordTable/RecordTable.tsx';
import type { AmountNote, OffenceRow, PageContext } from '../page-context.ts';
import { Paragraphs } from './Paragraphs.tsx';
import { withoutLinkTo } from './without-link-to.ts';

export type CountyAmountsProps = {
  readonly context: PageContext;
  /** Id of the county. */
  readonly county: string;
  readonly facts: Pick<CountyFacts, 'amounts' | 'schedule'>;
  readonly words: Filled<CountyText>['amounts'];
};

type Amount = CountyFacts['amounts'][number];

/** A figure that is more years older than the day on which it was compared with its source is called old. */
const yearsUntilOld = 2;

/** The table between the words about it and the sentences that must stand beside it. */
export function CountyAmounts({ context, county, facts, words }: CountyAmountsProps) {
  const { offence, bail, fee } = context.offences.words;
  const { year, schedule } = context.ui.county;
  const { href } = context.link(context.path);
  const notes = context.offences.notes.filter((note) => standsBeside(note, county, facts));
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
          rows={facts.amounts.map((amount) => printRow(amount, county, context))}
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
        ...notes.map(({ content }) => <li>{InlineText({ content: withoutLinkTo(content, href) })}</li>),
      )}
    </>
  );
}

/** Whether a note is true here: without amounts there is no table to speak of. */
function standsBeside(
  { beside, county: only }: AmountNote,
  county: string,
  { amounts }: CountyAmountsProps['facts'],
): boolean {
  return isAbout(only, county) && (beside === 'everywhere' || (beside === 'tables' && amounts.length > 0));
}

/** Words about one county are for its guide alone. */
function isAbout(only: string | undefined, county: string): boolean {
  return only === undefined || only === county;
}

function printRow(amount: Amount, county: string, { offences, print, ui }: PageContext) {
  const offence = offences.rows.find(({ id }) => id === amount.offence);
  const note = offence && noteOf(offence, county);
  const fee = { from: print.premium(amount.from), to: amount.to && print.premium(amount.to) };
  return [
    // Each part ends with a space: on paper they stand in one line.
    <>
      {Bidi({ text: `${offence?.name ?? amount.offence} ` })}
      {note === undefined ? null : <small>{Bidi({ text: `${note} ` })}</small>}
      {amount.certainty === 'unverified' ? <small>{ui.county.unverified}</small> : null}
    </>,
    printAmount(amount, print),
    printAmount(fee, print),
    printYear(amount, ui.county),
  ];
}

function noteOf({ note, noteCounty }: OffenceRow, county: string): string | undefined {
  return isAbout(noteCounty, county) ? note : undefined;
}

function printAmount({ from, to }: Pick<Amount, 'from' | 'to'>, print: PageContext['print']) {
  return Bidi({ text: from === to ? print.money(from) : print.moneyRange(from, to) });
}

/** Where a figure comes from weighs less than the figure. */
function printYear({ year, checked }: Amount, words: PageContext['ui']['county']) {
  const isOld = year !== undefined && Number(checked.slice(0, 4)) - year > yearsUntilOld;
  const known = year === undefined ? words.yearUnknown : String(year);
  return <small>{Bidi({ text: isOld ? words.yearOld({ year }) : known })}</small>;
}
