/** Searches in a small index. */
import { describe, expect, it } from 'vitest';
import { createSearch } from '../../../../templates/islands/Search/create-search.ts';
import type { SearchIndex, SearchPage } from '../../../../templates/islands/Search/search-index.ts';
import { stemmers } from '../../../../templates/islands/Search/stemmers.ts';

const page = (href: string, title: string, ...sections: SearchPage['sections']): SearchPage => ({
  href,
  title,
  about: title,
  summary: '',
  sections,
});

const index: SearchIndex = {
  letters: { ة: 'ه', أ: 'ا' },
  ignored: ['how', 'the', 'to'],
  synonyms: [{ say: ['stick together', 'gluing'], mean: 'glue' }],
  pages: [
    page('/wood', 'Wood', ['oak', 'Oak', 'Oaks are cut in winter.'], ['pine', 'Pine', 'Pines are soft.']),
    page('/glue', 'Glue', ['', '', 'It takes a day to dry, in winter two.']),
    page('/tools', 'Tools', ['saws', 'Saws', 'Glue is no help here: the saw cuts.']),
    page('/خشب', 'الأدوات', ['', '', 'كفالة']),
  ],
};

const find = await createSearch(index, stemmers.en);
const addresses = (query: string) => find(query).map(({ href }) => href);

describe('the search', () => {
  it.each([
    ['a word of a title', 'wood', '/wood'],
    ['another form of a word', 'cutting oak', '/wood#oak'],
    ['a typing error', 'winnter oakks', '/wood#oak'],
    ['a word that is not finished', 'pi', '/wood#pine'],
    ['capitals and accents', 'PÍNE', '/wood#pine'],
    ['a phrase of families', 'how to stick together', '/glue'],
    ['letters of Arabic that are written in two ways', 'كفاله', '/خشب'],
  ])('finds by %s', (_, query, href) => {
    expect(addresses(query)[0]).toBe(href);
  });

  it('lists a page once, with its best section', () => {
    expect(addresses('winter')).toEqual(['/wood#oak', '/glue']);
  });

  it('ranks the page about a topic before one that mentions it', () => {
    expect(addresses('glue')).toEqual(['/glue', '/tools#saws']);
  });

  it.each(['', '  ', 'how to the', '؟!'])('finds nothing for "%s"', (query) => {
    expect(find(query)).toEqual([]);
  });

  it('marks every form of the searched words', () => {
    expect(find('oak winters')[0]?.quote).toEqual([
      { text: 'Oaks', isMarked: true },
      { text: ' are cut in ', isMarked: false },
      { text: 'winter', isMarked: true },
      { text: '.', isMarked: false },
    ]);
  });

  it('ranks a page with less weight lower', async () => {
    const light = { ...page('/light', 'Glue'), weight: 0.1 };
    const both = await createSearch({ ...index, pages: [light, ...index.pages] });
    expect(both('glue')[0]?.href).toBe('/glue');
  });
});
