/** The tests set every field that a county can lack. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  type CountyFacts,
  type CountyText,
  type Filled,
  type Inline,
  optionalCountySections,
} from '../../../schema/index.ts';
import { CountyPage } from '../../../templates/pages/counties/record.tsx';
import { findPage } from '../../site-model.ts';
import { inLanguage } from '../in-language.tsx';
import { plain } from '../plain.ts';

const page = findPage(({ route: { target } }) => target.type === 'record' && target.name === 'counties');
// The content of the site has been validated against these schemas.
const texts = page.texts as Filled<CountyText>;
const sourceFields = { source: 'A public page', checked: '2026-11-20', certainty: 'official' } as const;
const [offence] = page.context.offences.rows;
const countyId = page.context.path.slice(1);
const lookup = {
  name: 'Finder',
  url: 'https://www.sheriff.example.org/find',
  phone: 'losAngelesJails',
  ...sourceFields,
};
const facts: CountyFacts = {
  ...(page.facts as CountyFacts),
  lookup,
  amounts: [
    { from: 5000, to: 5000, year: 2025 },
    { from: 2500, to: 5000, year: 2011 },
    { from: 50_000, year: 2026 },
    { instead: 'citation' as const, year: 2023 },
  ].map((amount) => ({ offence: offence?.id ?? '', ...amount, ...sourceFields })),
};
const link: Inline[number] = {
  type: 'link',
  href: page.address,
  target: 'internal',
  children: plain('this county'),
};
const context = {
  ...page.context,
  offences: {
    ...page.context.offences,
    rows: page.context.offences.rows.map((row) => ({ ...row, note: 'Here it is so.', noteCounty: countyId })),
    notes: [
      { id: 'guide', beside: 'guide', content: plain('In the guide.') },
      {
        id: 'self',
        beside: 'tables',
        county: countyId,
        content: [...plain('In '), link, ...plain(', '), { type: 'strong', children: [link] }],
      },
      { id: 'all', beside: 'everywhere', content: plain('A judge decides.') },
      { id: 'fee', beside: 'tables', content: plain('The fee is arithmetic.') },
    ] satisfies typeof page.context.offences.notes,
  },
};

const render = (changes: Partial<Parameters<typeof CountyPage>[0]> = {}) =>
  renderToString(inLanguage(createElement(CountyPage, { context, id: countyId, facts, texts, ...changes })));
const countyHtml = render();
const matchesOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1]);
const firstMatch = (html: string, pattern: RegExp) => pattern.exec(html)?.[0] ?? '';
/** After the source of the schedule. */
const notesOf = (html: string) =>
  matchesOf(firstMatch(html, /<ul class="small-text prose">[\s\S]*?<\/ul>/u), /<li>([\s\S]*?)<\/li>/gu).slice(
    1,
  );

describe('a county guide', () => {
  it('groups its amounts by cost, with a fee only for an amount', () => {
    const groups =
      countyHtml.match(/<tbody role="rowgroup"><tr role="row"><th colSpan[\s\S]*?<\/tbody>/gu) ?? [];
    expect(groups.map((group) => /class="price"[^>]*>([^<]*)</u.exec(group)?.[1])).toEqual(['$0', '$']);
    expect(groups[0]).toContain('<td colSpan="2"');
    expect(groups[0]).not.toContain('class="num"');
    const fee = (amount: number) =>
      `\\$${((amount * context.estimator.ratePercent) / 100).toLocaleString('en-US')}`;
    expect(groups[1]).toMatch(
      new RegExp(
        `\\$5,000<.*${fee(5000)}<.*\\$2,500[^<]*\\$5,000<.*${fee(2500)}[^<]*${fee(5000)}<.*\\$50,000[^<]*<.*${fee(50_000)}`,
        'u',
      ),
    );
  });

  it('shows the year of its amounts in the caption, or with the schedule in each row when the years differ', () => {
    const { schedule } = context.ui.county;
    for (const year of ['2025', '2011', '2026'])
      expect(countyHtml).toContain(`<small>${schedule}: ${year} </small>`);
    const oneYear = render({
      facts: { ...facts, amounts: facts.amounts.map((amount) => ({ ...amount, year: 2020 })) },
    });
    expect(
      matchesOf(oneYear, /<caption>([\s\S]*?)<\/caption>/gu).some((caption) => caption?.includes('2020')),
    ).toBe(true);
    expect(oneYear).not.toContain('2020 </small>');
  });

  it('prints the notes that apply to its amounts, without a link to itself', () => {
    expect(notesOf(countyHtml)).toEqual([
      'In this county, <strong>this county</strong>',
      'A judge decides.',
      'The fee is arithmetic.',
    ]);
    expect(notesOf(render({ id: 'other' }))).toEqual(['A judge decides.', 'The fee is arithmetic.']);
    expect(countyHtml).toContain('Here it is so.');
    expect(render({ id: 'other' })).not.toContain('Here it is so.');
  });

  it('omits notes about tables when it has no amounts', () => {
    const html = render({ facts: { ...facts, amounts: [] } });
    expect(html).not.toContain(`<caption class="visually-hidden">${texts.amounts?.caption}`);
    expect(notesOf(html)).toEqual(['A judge decides.']);
  });

  it('needs only its answers and its places', () => {
    const { seo, label, shortName, hero, answers, places, closing } = texts;
    const html = render({ texts: { seo, label, shortName, hero, answers, places, closing } });
    for (const id of ['where', 'amount', 'judge', 'release', 'jails-and-courts'])
      expect(html).toContain(`id="${id}"`);
    for (const id of Object.keys(optionalCountySections)) expect(html).not.toContain(`id="${id}"`);
  });

  it('has one choice for every day and a row for every time of an arrest', () => {
    const chooser = firstMatch(countyHtml, /<div class="hearing-chooser">[\s\S]*?<\/table>/u);
    expect(chooser.match(/name="arrest-day"/gu)).toHaveLength(7);
    expect(chooser.match(/<tr data-variant="(?:before|after)Close"/gu)).toHaveLength(10);
    expect(chooser.match(/<tr data-variant="anyHour"/gu)).toHaveLength(2);
  });
});
