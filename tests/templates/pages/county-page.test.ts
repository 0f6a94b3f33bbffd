/** The guide to a county, made from small facts and words; that of each real one is among all pages. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CountyPage } from '../../../templates/pages/counties/CountyPage.tsx';
import { inLanguage } from '../in-language.tsx';
import { countyFacts, countyWords } from './county-sample.ts';
import { sampleContext } from './sample-context.ts';

const county = renderCounty('west');

describe('a county guide', () => {
  it('answers whom to call, where the person is and how long it takes before any other words', () => {
    const order = ['tel:+16265550100', 'tel:+12135550100', 'sheriff.example.org/find', 'The reception'];
    const rest = ['Regional Center', 'Usually 2 to 8 hours', 'Ask the jail first.'];
    const places = [...order, ...rest, '<nav class="contents"', 'A paragraph.'].map((mark) =>
      county.indexOf(mark),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('answers how long release takes, and puts what that depends on under the answer', () => {
    expect(county).toContain('Usually 2 to 8 hours<small>Times depend on the jail and the case.</small>');
  });

  it('names one jail for each in its facts, and leads to all of them', () => {
    const facts = /<dl class="fact-list">[\s\S]*?<\/dl>/u.exec(county)?.[0] ?? '';
    expect(facts).toContain('2 Main St, West, CA<');
    expect(facts).not.toContain('Annex');
    expect(facts).toContain('href="#jails-and-courts"');
  });

  it('lists exactly its numbered sections in the contents, with the same numbers', () => {
    const contents = /<nav class="contents"[\s\S]*?<\/nav>/u.exec(county)?.[0] ?? '';
    const listed = [...contents.matchAll(/href="#([a-z-]+)"/gu)].map((match) => match[1]);
    expect(listed).toHaveLength(7);
    const numbered = [
      ...county.matchAll(/<section class="section" id="([a-z-]+)"[^>]*><h2[^>]*><span[^>]*>(\d)/gu),
    ];
    expect(numbered.map((match) => match.slice(1))).toEqual(
      listed.map((id, index) => [id, String(index + 1)]),
    );
    expect(county).toContain('id="considerations"');
    expect(county).toContain('id="questions"');
  });

  it('says the year once over its amounts, and what happens where there is none', () => {
    const years = county.match(/<tbody role="rowgroup"><tr role="row"><th colSpan[\s\S]*?<\/tbody>/gu) ?? [];
    expect(years[0]).toMatch(/>Year: 2025<.*DUI, first time .*\$5000<.*\$500</u);
    expect(years[1]).toMatch(/>Year: 2011<.*\$2500 to \$5000<.*\$250 to \$500</u);
    expect(years[2]).toMatch(/>Year: 2026<.*\$50000 and more<.*\$5000 and more</u);
    expect(years[3]).toMatch(/>Year: 2023<.*Grand theft .*Citation<.*–</u);
    const twice = [0, 1].map(() => ({ ...countyFacts.amounts[0], offence: 'theft-grand' }));
    const same = renderCounty('west', { ...countyFacts, amounts: twice as typeof countyFacts.amounts });
    expect(same.match(/Year: /gu)).toHaveLength(1);
  });

  it('folds courts, numbers and statements under their names', () => {
    const folded = [...county.matchAll(/<summary><h3>(?:<span class="pin"[^>]*>\d+<\/span>)?([^<]*)/gu)].map(
      (match) => match[1],
    );
    for (const name of ['The reception', 'More numbers to call', 'Courthouses for criminal cases'])
      expect(folded).toContain(name);
    expect(folded).toContain('A statement');
  });

  it('prints beside its amounts the notes that are true for them, without a link to itself', () => {
    expect(notesOf(county)).toEqual([
      'Bail schedule: <a href="https://court.example.org/" rel="noopener" lang="en" dir="ltr">Superior Court</a>',
      'In West County, many arrests have no amount.',
      'A judge decides.',
      'The fee column is arithmetic.',
    ]);
  });

  it('says nothing of tables where it has none, nor what is true in another county alone', () => {
    const html = renderCounty('east', { ...countyFacts, amounts: [] });
    expect(html).not.toContain(
      '<table class="data-table" data-variant="figures" role="table"><caption>Amounts',
    );
    expect(notesOf(html).slice(1)).toEqual(['A judge decides.']);
    expect(notesOf(renderCounty('east')).slice(1)).toEqual([
      'A judge decides.',
      'The fee column is arithmetic.',
    ]);
  });

  it('has the note of a row about one county in the guide to that county alone', () => {
    expect(county).toContain('Grand theft');
    expect(county).not.toContain('In the east');
    expect(renderCounty('east')).toContain('In the east it can be the loss.');
  });

  it('sets the number of the official search on a line of its own, after what it answers', () => {
    expect(county).toMatch(
      /Official search: <a [^>]*>(?:(?!<\/p>).)*<\/a><br\/?>Where is your relative\? <a class="phone-text" [^>]*>.*?<bdi dir="ltr">\(213\) 555-0100<\/bdi><\/a><\/p>/u,
    );
  });

  it('names the host of the search without what every host begins with', () => {
    const lookup = { ...countyFacts.lookup, url: 'https://www.sheriff.example.org/find' };
    expect(renderCounty('west', { ...countyFacts, lookup })).toMatch(
      /<a href="https:\/\/www\.sheriff[^>]*><bdi dir="ltr" lang="en">sheriff\.example\.org</u,
    );
  });

  it('shows official names beside others, and the day on which the search was checked', () => {
    expect(county).toMatch(
      /The reception<\/h3>.*?<\/summary><div class="place"><p><bdi [^>]*lang="en">Reception Center</u,
    );
    expect(county).not.toMatch(/Regional Center<\/h3>(?:(?!<\/details>).)*<bdi [^>]*>Regional Center</u);
    expect(county).toContain('Checked: <time dateTime="2026-11-20">day 2026-11-20</time>');
  });

  it('gives no day for a search that nobody confirmed', () => {
    const lookup = { ...countyFacts.lookup, checked: undefined, phone: undefined };
    const html = renderCounty('west', { ...countyFacts, lookup });
    expect(html).not.toContain('Checked:');
    expect(html).toMatch(/<dt>Where is your relative\?<\/dt><dd><a href="https:\/\/sheriff/u);
  });

  it('leads to its offices, its cities and three posts', () => {
    for (const id of ['offices', 'cities', 'posts'])
      expect(county).toContain(`<section class="section" id="${id}"`);
    const posts = new Set([...county.matchAll(/href="\/blog\/([a-z-]+)"/gu)].map((match) => match[1]));
    expect([...posts]).toEqual(countyFacts.posts);
  });

  it('says where the offices are when it has none, and has no list of cities where there are none', () => {
    const html = renderCounty('east');
    const offices = /<section class="section" id="offices"[\s\S]*?<\/section>/u;
    const [own = ''] = offices.exec(county) ?? [];
    const [all = ''] = offices.exec(html) ?? [];
    expect(all).toMatch(/All <a href="\/en\/locations">our offices<\/a> are in /u);
    expect(own.match(/<li>/gu)).toHaveLength(4);
    expect(own).not.toContain('are in ');
    expect(html).not.toContain('id="cities"');
  });

  it('numbers on its map the jails and courts of a county as the lists under them, and say so to nobody twice', () => {
    const [map = ''] = county.match(/<figure class="area-map">[\s\S]*?<\/figure>/u) ?? [];
    expect(map).toContain('role="img"');
    expect([...map.matchAll(/<text [^>]*>(\d+)<\/text>/gu)].map((match) => match[1])).toEqual([
      '1',
      '3',
      '2',
    ]);
    const pins = [...county.matchAll(/<span class="pin" aria-hidden="true">(\d+)<\/span>/gu)];
    expect(pins.map((match) => match[1]).slice(0, 4)).toEqual(['1', '2', '3', '4']);
  });
});

/** A guide in English. */
function renderCounty(id: string, facts = countyFacts): string {
  const context = sampleContext('en', `/${id}`);
  return renderToString(inLanguage(createElement(CountyPage, { context, id, facts, words: countyWords })));
}

/** The sentences beside the amounts. */
function notesOf(html: string): (string | undefined)[] {
  const [list = ''] = /<ul class="small-text prose">[\s\S]*?<\/ul>/u.exec(html) ?? [];
  return [...list.matchAll(/<li>([\s\S]*?)<\/li>/gu)].map((match) => match[1]);
}
