import { join } from 'node:path';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Block, Filled, Inline } from '../../../schema/index.ts';
import { Bidi } from '../../../templates/components/Bidi/Bidi.tsx';
import { Blocks, type BlocksProps } from '../../../templates/components/Blocks/Blocks.tsx';
import { FeeShare } from '../../../templates/components/FeeShare/FeeShare.tsx';
import { Hero } from '../../../templates/components/Hero/Hero.tsx';
import { InlineText } from '../../../templates/components/InlineText/InlineText.tsx';
import { interpolateElement } from '../../../templates/components/interpolate-element.tsx';
import { OffenceTable } from '../../../templates/components/OffenceTable/OffenceTable.tsx';
import { computePayments } from '../../../templates/components/PaymentPlan/compute-payments.ts';
import { hearingDays, listHearings } from '../../../templates/components/WeekStrip/latest-court-day.ts';
import { createHourScale } from '../../../templates/context/list-steps.ts';
import { LanguageContextError, useLanguage } from '../../../templates/rendering/language-context.tsx';
import { contextAt } from '../../site-model.ts';
import { testTables } from '../../table.ts';
import { inLanguage, languages } from '../in-language.tsx';
import { plain } from '../plain.ts';

const print = (element: ReactNode, dir: 'ltr' | 'rtl' = 'ltr') =>
  renderToStaticMarkup(inLanguage(element, languages[dir]));
const printText = (content: Inline) => print(<InlineText content={content} />);
const link = (target: 'call' | 'mail' | 'internal' | 'external', href: string): Inline => [
  { type: 'link', href, target, children: plain('words') },
];

const fee = { drawn: 'Filled square', meaning: 'The fee' };
const bail = { drawn: 'Ten open squares', meaning: 'The whole bail' };
const printShare = (rate: number) => print(<FeeShare ratePercent={rate} fee={fee} bail={bail} />);
const squaresOf = (html: string, isFilled: boolean) =>
  (html.match(/<rect [^>]*>/gu) ?? []).filter(
    (square) => square.includes('fill="currentColor"') === isFilled,
  );

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const days = [...weekdays, ...weekdays.map((name) => `next ${name}`)];
const terms = { downPaymentPercent: 20, months: [3, 6], annualPercentageRate: 0 };

testTables(join(import.meta.dirname, 'components.yaml'), {
  bidi: (dir: 'ltr' | 'rtl', text: string) => print(<Bidi text={text} />, dir),
  'interpolated element': (dir: 'ltr' | 'rtl', pattern: string) => {
    const fill = ({ date }: Readonly<Record<string, unknown>>) => pattern.replace('{{date}}', String(date));
    return print(interpolateElement(fill, 'date', <b>x</b>), dir);
  },
  link: (target: 'call' | 'mail' | 'internal', href: string) => printText(link(target, href)),
  'fee share': (rate: number) =>
    squaresOf(printShare(rate), true).map((square) => Number(/width="([^"]*)"/u.exec(square)?.[1])),
  'hour scale': (longest: number) =>
    createHourScale(longest, (hours) => `${hours} hours`).marks.map(({ hour, label }) => `${hour} ${label}`),
  'payment plan': (amount: number, downPaymentPercent: number, annualPercentageRate: number) => {
    const { down, monthly } = computePayments(amount, { ...terms, downPaymentPercent, annualPercentageRate });
    return [down, ...monthly];
  },
  'latest court day': (arrest: string, holiday: string | null) =>
    [false, true].map((isAfterClose) => {
      const holidays = holiday === null ? [] : [days.indexOf(holiday)];
      return days[hearingDays({ day: days.indexOf(arrest), isAfterClose }, holidays).usual];
    }),
  hearings: (arrest: string) =>
    listHearings(days.indexOf(arrest)).map(({ when, usual, latest }) => {
      const range = [...new Set([usual, latest])].map((day) => days[day]).join(' or ');
      return when === 'anyHour' ? `${when}: ${range}` : range;
    }),
});

it('the latest court day is never a day on which the court is closed', () => {
  for (let holiday = 0; holiday < 14; holiday += 1)
    for (let day = 0; day < 7; day += 1)
      for (const isAfterClose of [false, true]) {
        const { usual, latest } = hearingDays({ day, isAfterClose }, [holiday]);
        for (const courtDay of [usual, latest]) {
          expect(courtDay % 7).toBeLessThan(5);
          expect(courtDay).not.toBe(holiday);
          expect(courtDay).toBeGreaterThan(day);
        }
        expect(latest).toBeGreaterThanOrEqual(usual);
      }
});

it('the payments of a plan add up to the fee, and rounding adds less than a dollar to each', () => {
  const amounts = [fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 0, max: 99 })] as const;
  const property = fc.property(...amounts, fc.integer({ min: 1, max: 60 }), (amount, percent, count) => {
    const { down, monthly } = computePayments(amount, {
      ...terms,
      downPaymentPercent: percent,
      months: [count],
    });
    const total = down + count * (monthly[0] ?? 0);
    return total >= amount && total < amount + count;
  });
  fc.assert(property);
});

it('the bar of the bail amount has ten outlined squares, a description and two texts', () => {
  const html = printShare(10);
  expect(squaresOf(html, false)).toHaveLength(10);
  expect(html).toContain('role="img" aria-label="Filled square. Ten open squares."');
  expect([...html.matchAll(/<p>(.*?)<\/p>/gu)].map(([, text]) => text)).toEqual([fee.meaning, bail.meaning]);
});

describe('a text', () => {
  it('omits the address of a `javascript:` link', () => {
    for (const href of ['javascript:alert(1)', ' JaVa\tScRiPt:alert(1)'])
      expect(printText(link('external', href))).not.toContain('alert');
  });

  it('has a label without a link in place of a value that is not entered', () => {
    expect(printText([{ type: 'notEntered', children: plain('words') }])).toMatch(
      /^<span class="not-entered">(?!.*<a).*words/u,
    );
  });

  it('may have links inside strong text', () => {
    const html = printText([{ type: 'strong', children: link('internal', '/faq') }]);
    expect(html).toBe('<strong><a href="/faq">words</a></strong>');
  });
});

describe('the blocks of a post', () => {
  const heading: Filled<Block> = { type: 'heading', id: 'costs', text: 'Costs' };
  const callout: Filled<Block> = { type: 'callout', title: 'Stop', text: plain('Read first.') };
  const quote: Filled<Block> = { type: 'quote', text: 'Words', cite: 'A law', originalLanguage: 'en' };
  const printBlocks = (level: BlocksProps['level'], blocks: readonly Filled<Block>[], language = 'en') =>
    print(
      <Blocks
        blocks={blocks}
        level={level}
        language={language}
        texts={{ quote: ({ text }) => `“${text}”`, translated: 'Our translation.' }}
        steps={[{ title: 'Arrest' }, { title: 'Hearing' }]}
        renderEmbed={({ type }, headingLevel) => `${type} at ${headingLevel}`}
      />,
    );

  it.each<[BlocksProps['level'], Filled<Block>[], string]>([
    [2, [heading], '<h2 id="costs">'],
    [3, [heading], '<h3 id="costs">'],
    [2, [callout, heading], '<h2>Stop</h2>'],
    [2, [heading, callout], '<h3>Stop</h3>'],
    [3, [heading, callout], '<h4>Stop</h4>'],
    [3, [heading, { type: 'embed', name: 'checklist' }], 'embed at 4'],
  ])('at level %i, %j have the heading %s and skip no level', (level, blocks, html) => {
    expect(printBlocks(level, blocks)).toContain(html);
  });

  it('have the name of each step of the process before its text', () => {
    const html = printBlocks(2, [{ type: 'stops', items: [plain('Booking.'), plain('A judge.')] }]);
    expect(html).toMatch(
      /<b>Arrest<\/b>(?:<\/div>)?<p>Booking\.<\/p>.*<b>Hearing<\/b>(?:<\/div>)?<p>A judge\.<\/p>/u,
    );
  });

  it('have the quotation marks of the language, and a note that a translation is ours, except in the original', () => {
    expect(printBlocks(2, [quote])).toContain('<p>“Words”</p>');
    expect(printBlocks(2, [quote], 'es')).toContain('Our translation.');
    expect(printBlocks(2, [quote], 'en')).not.toContain('Our translation.');
  });

  it('repeat the column headings in table cells for phones', () => {
    const rows = [[plain('Bond'), plain('The fee')]];
    const html = printBlocks(2, [{ type: 'table', caption: 'Ways', head: ['Way', 'Cost'], rows }]);
    expect(html).toContain('data-variant="collapses"');
    expect(html).toContain('<th role="rowheader" scope="row">Bond</th>');
    expect(html).toContain('<td data-label="Cost" role="cell">The fee</td>');
  });
});

it('the hero has exactly one paragraph, the answer, between its heading and the call', () => {
  const texts = { title: 'Heading', places: 'Places', lead: plain('Answer'), more: plain('More') };
  const html = print(<Hero context={contextAt('/')} hero={texts} />);
  const between = /<\/h1>([\s\S]*?)<a class="call-button"/u.exec(html)?.[1];
  expect(between?.match(/<p class="[^"]*"/gu)).toEqual(['<p class="lead"']);
});

it('the table of offences shows all rows or those of one group, and every note', () => {
  const { texts, rows, notes } = contextAt('/').offences;
  const countRows = (html: string) => html.match(/<th [^>]*scope="row"/gu)?.length;
  const shown = rows.filter(({ county }) => county === undefined);
  const all = print(<OffenceTable texts={texts} rows={rows} notes={notes} />);
  expect(countRows(all)).toBe(shown.length);
  expect(all.match(/<li>/gu)).toHaveLength(notes.length);
  const group = print(<OffenceTable texts={texts} rows={rows} notes={notes} group="dui" />);
  expect(countRows(group)).toBe(shown.filter((row) => row.group === 'dui').length);
});

it('useLanguage throws a named error outside a provider', () => {
  const Reader = () => <p>{useLanguage().tag}</p>;
  expect(() => renderToStaticMarkup(<Reader />)).toThrow(LanguageContextError);
});
