/** Bail amounts of a county with their year, and what stands in the place of an amount. */
import type { CountyFacts, CountyText, Filled } from '../../../schema/index.ts';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import type { AmountNote, OffenceRow, PageContext } from '../../page-context.ts';
import { printAmount } from '../../print-amount.ts';
import { MoreParagraphs, Paragraphs } from '../parts/Paragraphs.tsx';
import { removeSelfLinks } from '../parts/remove-self-links.ts';

export type CountyAmountsProps = {
  readonly context: PageContext;
  /** Id of the county. */
  readonly county: string;
  readonly facts: Pick<CountyFacts, 'amounts' | 'schedule'>;
  readonly words: Filled<CountyText>['amounts'];
};

type Amount = CountyFacts['amounts'][number];

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
        <DataTable
          caption={words.caption}
          columns={[{ label: offence }, { label: bail, figure: true }, { label: fee, figure: true }]}
          groups={groupByYear(facts.amounts).map((amounts) => ({
            title: `${year}: ${amounts[0]?.year}`,
            rows: amounts.map((amount) => printRow(amount, county, context)),
          }))}
          folds
        />
      )}
      <ul className="small-text prose">
        <li>
          {`${schedule}: `}
          <a href={facts.schedule.url} rel="noopener" lang="en" dir="ltr">
            {facts.schedule.name}
          </a>
        </li>
        {notes.map(({ content }, index) => (
          <li key={index}>
            <InlineText content={removeSelfLinks(content, href)} />
          </li>
        ))}
      </ul>
      {words.more === undefined ? null : <MoreParagraphs {...words.more} />}
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

/** The year stands once over its rows, the years in the order of the facts. */
function groupByYear(amounts: readonly Amount[]): (readonly Amount[])[] {
  const years = [...new Set(amounts.map(({ year }) => year))];
  return years.map((year) => amounts.filter((amount) => amount.year === year));
}

function printRow({ offence: id, ...amount }: Amount, county: string, { offences, print }: PageContext) {
  const offence = offences.rows.find((row) => row.id === id);
  const note = offence && noteOf(offence, county);
  const { bail, fee } = printAmount(amount, offences.words.instead, print);
  return [
    // Each part ends with a space: on paper they stand in one line.
    <>
      <Bidi text={`${offence?.name ?? id} `} />
      {note === undefined ? null : (
        <small>
          <Bidi text={`${note} `} />
        </small>
      )}
    </>,
    <Bidi text={bail} />,
    <Bidi text={fee} />,
  ];
}

function noteOf({ note, noteCounty }: OffenceRow, county: string): string | undefined {
  return isAbout(noteCounty, county) ? note : undefined;
}
