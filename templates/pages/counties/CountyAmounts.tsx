/** Bail amounts of a county with their year, and what stands in the place of an amount. */
import type { CountyFacts, CountyText, Filled, Ui } from '../../../schema/index.ts';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { type DataGroup, type DataRow, DataTable } from '../../components/DataTable/DataTable.tsx';
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
  readonly copy: Filled<CountyText>['amounts'];
};

type Amount = CountyFacts['amounts'][number];

/** The table between the words about it and the sentences that must stand beside it. */
export function CountyAmounts({ context, county, facts, copy }: CountyAmountsProps) {
  const { offence, bail, fee } = context.offences.copy;
  const { schedule } = context.ui.county;
  const { href } = context.link(context.path);
  const notes = context.offences.notes.filter((note) => standsBeside(note, county, facts));
  return (
    <>
      <Paragraphs items={copy.paragraphs} />
      {facts.amounts.length === 0 ? null : (
        <DataTable
          caption={captionOf({ context, county, facts, copy })}
          columns={[{ label: offence }, { label: bail, figure: true }, { label: fee, figure: true }]}
          groups={groupByOutcome({ context, county, facts, copy })}
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
      {copy.more === undefined ? null : <MoreParagraphs {...copy.more} />}
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

/** The groups of the table, in the order of what they ask of a family; an amount alone has a fee. */
const outcomeGroups = [
  { id: 'free', price: '$0', outcomes: ['citation', 'release'] },
  { id: 'judge', price: '?', outcomes: ['magistrate', 'judge'] },
  { id: 'amount', price: '$', outcomes: ['jail', 'none', undefined] },
] as const satisfies readonly {
  readonly id: keyof Filled<Ui>['county']['amountGroups'];
  readonly price: string;
  readonly outcomes: readonly Amount['instead'][];
}[];

/** Each group with its rows; a group without a row is left out. */
function groupByOutcome({ context, county, facts: { amounts } }: CountyAmountsProps): DataGroup[] {
  const { amountGroups } = context.ui.county;
  const isOneYear = yearsOf(amounts).length === 1;
  return outcomeGroups.flatMap(({ id, price, outcomes }) => {
    const own = amounts.filter(({ instead }) => outcomes.some((outcome) => outcome === instead));
    const rows = own.map((amount) => printRow(amount, isOneYear ? undefined : amount.year, county, context));
    return rows.length === 0 ? [] : [{ title: amountGroups[id], price, isFree: id === 'free', rows }];
  });
}

function yearsOf(amounts: readonly Amount[]): readonly number[] {
  return [...new Set(amounts.map(({ year }) => year))];
}

/** The caption, with the year of the amounts where all are of one. */
function captionOf({ context, facts, copy }: CountyAmountsProps): string {
  const years = yearsOf(facts.amounts);
  const { caption } = copy;
  return years.length > 1 ? caption : context.ui.county.amountsOf({ caption, year: years.join() });
}

/** A row with its year, where the caption says none. Without an amount there is no fee, and no cell for one. */
function printRow(
  { offence: id, ...amount }: Amount,
  year: number | undefined,
  county: string,
  { offences, print }: PageContext,
): DataRow {
  const offence = offences.rows.find((row) => row.id === id);
  const note = offence && noteOf(offence, county);
  const { bail, fee } = printAmount(amount, offences.copy.instead, print);
  return [
    // Each part ends with a space: on paper they stand in one line.
    <>
      <Bidi text={`${offence?.name ?? id} `} />
      {note === undefined ? null : (
        <small>
          <Bidi text={`${note} `} />
        </small>
      )}
      {year === undefined ? null : <small>{`${year} `}</small>}
    </>,
    <Bidi text={bail} />,
    ...(amount.from === undefined ? [] : [<Bidi text={fee} />]),
  ];
}

function noteOf({ note, noteCounty }: OffenceRow, county: string): string | undefined {
  return isAbout(noteCounty, county) ? note : undefined;
}
