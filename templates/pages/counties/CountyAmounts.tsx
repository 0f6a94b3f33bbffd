import type { CountyFacts, CountyText, Filled, Inline, InlineNode, Ui } from '../../../schema/index.ts';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { type DataGroup, type DataRow, DataTable } from '../../components/DataTable/DataTable.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import { SmallText } from '../../components/SmallText/SmallText.tsx';
import type { AmountNote, OffenceRow, PageContext } from '../../contract/page-context.ts';
import { useLanguage } from '../../rendering/language-context.tsx';
import { unknownMark } from '../../typefaces/scripts.ts';
import { printAmount } from '../../values/create-formatter.ts';
import { Paragraphs } from '../parts/prose.tsx';

type CountyAmountsProps = {
  readonly context: PageContext;
  readonly county: string;
  readonly facts: Pick<CountyFacts, 'amounts' | 'schedule'>;
  readonly texts: NonNullable<Filled<CountyText>['amounts']>;
};

type Amount = CountyFacts['amounts'][number];

export function CountyAmounts({ context, county, facts, texts }: CountyAmountsProps) {
  const { offence, bail, fee } = context.offences.texts;
  const { schedule } = context.ui.county;
  const { href } = context.link(context.path);
  const notes = context.offences.notes.filter((note) => noteApplies(note, county, facts));
  return (
    <>
      <Paragraphs items={texts.paragraphs} />
      {facts.amounts.length === 0 ? null : (
        <DataTable
          caption={captionOf({ context, county, facts, texts })}
          columns={[{ label: offence }, { label: bail, figure: true }, { label: fee, figure: true }]}
          groups={groupByOutcome({ context, county, facts, texts })}
          collapsesOnPhones
        />
      )}
      <SmallText as="ul">
        <li>
          {`${schedule}: `}
          <a href={facts.schedule.url} rel="noopener" lang="en" dir="ltr">
            {facts.schedule.name}
          </a>
        </li>
        {notes.map(({ content }, index) => (
          <InlineText key={index} as="li" content={removeSelfLinks(content, href)} />
        ))}
      </SmallText>
    </>
  );
}

/** Notes about tables need amounts. */
function noteApplies(
  { beside, county: onlyCounty }: AmountNote,
  county: string,
  { amounts }: CountyAmountsProps['facts'],
): boolean {
  return (
    isAbout(onlyCounty, county) && (beside === 'everywhere' || (beside === 'tables' && amounts.length > 0))
  );
}

/** `onlyCounty` is the only county of the text; undefined for all. */
function isAbout(onlyCounty: string | undefined, county: string): boolean {
  return onlyCounty === undefined || onlyCounty === county;
}

/** By their cost for a family. Only amounts have fees; what a judge will ask is not known. */
const outcomeGroups = [
  { id: 'free', price: '$0', outcomes: ['citation', 'release'] },
  { id: 'judge', price: undefined, outcomes: ['magistrate', 'judge'] },
  { id: 'amount', price: '$', outcomes: ['jail', 'none', undefined] },
] as const satisfies readonly {
  readonly id: keyof Filled<Ui>['county']['amountGroups'];
  readonly price: string | undefined;
  readonly outcomes: readonly Amount['instead'][];
}[];

function groupByOutcome({ context, county, facts: { amounts } }: CountyAmountsProps): DataGroup[] {
  const { amountGroups } = context.ui.county;
  const unknown = unknownMark(useLanguage().tag);
  const isOneYear = yearsOf(amounts).length === 1;
  return outcomeGroups.flatMap(({ id, price, outcomes }) => {
    const groupAmounts = amounts.filter(({ instead }) => outcomes.some((outcome) => outcome === instead));
    const rows = groupAmounts.map((amount) =>
      printRow(amount, isOneYear ? undefined : amount.year, county, context),
    );
    return rows.length === 0
      ? []
      : [{ title: amountGroups[id], price: price ?? unknown, isFree: id === 'free', rows }];
  });
}

function yearsOf(amounts: readonly Amount[]): readonly number[] {
  return [...new Set(amounts.map(({ year }) => year))];
}

/** With the year when all amounts have the same year. */
function captionOf({ context, facts, texts }: CountyAmountsProps): string {
  const years = yearsOf(facts.amounts);
  const { caption } = texts;
  return years.length > 1 ? caption : context.ui.county.amountsOf({ caption, year: years.join() });
}

/** With its year when the caption contains none. A row without an amount has no cell for the fee. */
function printRow(
  { offence: id, ...amount }: Amount,
  year: number | undefined,
  county: string,
  { offences, print, ui }: PageContext,
): DataRow {
  const offence = offences.rows.find((row) => row.id === id);
  const note = offence && noteOf(offence, county);
  const { bail, fee } = printAmount(amount, offences.texts.instead, print);
  return [
    // Each text ends with a space, because print shows them in one line.
    <>
      <Bidi text={`${offence?.name ?? id} `} />
      {note === undefined ? null : <Bidi as="small" text={`${note} `} />}
      {year === undefined ? null : <small>{`${ui.county.schedule}: ${year} `}</small>}
    </>,
    <Bidi text={bail} />,
    ...(amount.from === undefined ? [] : [<Bidi text={fee} />]),
  ];
}

function noteOf({ note, noteCounty }: OffenceRow, county: string): string | undefined {
  return isAbout(noteCounty, county) ? note : undefined;
}

function removeSelfLinks(content: Inline, href: string): Inline {
  return joinTexts(content.flatMap((node) => removeLinks(node, href)));
}

function removeLinks(node: InlineNode, href: string): Inline {
  if (node.type === 'text') return [node];
  const children = removeSelfLinks(node.children, href);
  return node.type === 'link' && node.href === href ? children : [{ ...node, children }];
}

function joinTexts(content: Inline): Inline {
  const joined: InlineNode[] = [];
  for (const node of content) {
    const last = joined.at(-1);
    if (last?.type !== 'text' || node.type !== 'text') joined.push(node);
    else joined.splice(-1, 1, { type: 'text', text: last.text + node.text });
  }
  return joined;
}
