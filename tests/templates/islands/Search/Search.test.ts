import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createSearch } from '../../../../templates/islands/Search/create-search.ts';
import { quoteText } from '../../../../templates/islands/Search/quote-text.ts';
import { SearchHits } from '../../../../templates/islands/Search/SearchHits.tsx';
import type { SearchIndex, SearchPage } from '../../../../templates/islands/Search/search-data.ts';
import { siteContent } from '../../../site-model.ts';
import { testTables } from '../../../table.ts';
import { inLanguage, languages } from '../../in-language.tsx';

const page = (href: string, title: string, ...sections: SearchPage['sections']): SearchPage => ({
  href,
  title,
  about: title,
  summary: '',
  sections,
});
const { arabicForms } = siteContent.facts['chat-keywords'];
const index: SearchIndex = {
  ignored: ['how', 'the', 'to'],
  synonyms: [{ say: ['stick together', 'gluing'], mean: 'glue' }],
  places: [{ say: ['El Monte'], mean: 'Kiln County' }],
  arabicForms,
  pages: [
    page('/wood', 'Wood', ['oak', 'Oak', 'Oaks are cut in winter.'], ['pine', 'Pine', 'Pines are soft.']),
    page('/glue', 'Glue', ['', '', 'It takes a day to dry, in winter two.']),
    page('/tools', 'Tools', ['saws', 'Saws', 'Glue is no help here: the saw cuts.']),
    page('/kilns', 'Kilns of the county', ['', '', 'For the whole timber.']),
    page('/places', 'Places', ['', '', 'We are in El Monte. My other brush is full of sawdust.']),
    page('/خشب', 'الأدوات', ['', '', 'كفالة قلم']),
  ],
};
const find = await createSearch(index, 'en');

const findIn = (words: readonly string[]) => (word: string) =>
  words.includes(word.toLowerCase()) ? word.toLowerCase() : undefined;
const quote = (text: string) =>
  quoteText(text, findIn(['bread', 'butter']))
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

testTables(join(import.meta.dirname, 'Search.yaml'), {
  addresses: (query: string) => find(query).map(({ href }) => href),
  excerpt: quote,
});

describe('the search', () => {
  it('does not mix up a name with the forms of a word', async () => {
    const pages = [page('/lugar', 'Condado'), page('/monto', 'Monto'), page('/ciudad', 'El Monte')];
    const search = await createSearch({ ...index, pages }, 'es');
    expect(search('Monte').map(({ href }) => href)).toEqual(['/ciudad']);
  });

  it('marks no synonym, because nobody typed it', () => {
    const [hit] = find('saws gluing').filter(({ href }) => href === '/tools#saws');
    expect(hit?.quote.filter(({ isMarked }) => isMarked)).toEqual([{ text: 'saw', isMarked: true }]);
  });

  it('marks every form of the searched words', () => {
    expect(find('oak winters')[0]?.quote).toEqual([
      { text: 'Oaks', isMarked: true },
      { text: ' are cut in ', isMarked: false },
      { text: 'winter', isMarked: true },
      { text: '.', isMarked: false },
    ]);
    expect(quoteText('هذا كَفالة', findIn(['كَفالة'])).at(-1)).toEqual({ text: 'كَفالة', isMarked: true });
  });

  it('ranks a page with less weight lower', async () => {
    const lightPage = { ...page('/light', 'Glue'), weight: 0.1 };
    const search = await createSearch({ ...index, pages: [lightPage, ...index.pages] }, 'en');
    expect(search('glue')[0]?.href).toBe('/glue');
  });

  it('truncates long sentences between words, around the first searched word', () => {
    const excerpt = quote(`${'milk '.repeat(60)}butter ${'water '.repeat(60)}`);
    expect(excerpt).toMatch(/^… (?:milk )+\[butter\] (?:water )+…$/u);
    expect(excerpt.length).toBeLessThan(170);
  });

  it.each([
    ['ltr', 'Oak', 'Tall <mark>Oak</mark> ($20): <bdi dir="ltr">(626)\u00A0555-0100</bdi>'],
    [
      'rtl',
      '<bdi dir="ltr" lang="en">Oak</bdi>',
      '<bdi dir="ltr" lang="en">Tall <mark>Oak</mark></bdi> (<bdi dir="ltr">$20</bdi>): <bdi dir="ltr">(626)\u00A0555-0100</bdi>',
    ],
  ] as const)(
    'isolates numbers and runs of the other direction, also marked ones: %s',
    (dir, title, excerpt) => {
      const text = 'Tall Oak ($20): (626) 555-0100';
      const hit = { href: '/oak', title: 'Oak', heading: '', quote: quoteText(text, findIn(['oak'])) };
      const html = renderToStaticMarkup(
        inLanguage(createElement(SearchHits, { hits: [hit] }), languages[dir]),
      );
      expect(html).toContain(`<b>${title}</b>`);
      expect(html).toContain(`<p>${excerpt}</p>`);
    },
  );
});
