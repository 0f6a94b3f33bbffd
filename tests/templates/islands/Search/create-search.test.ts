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
    ['a word in a title', 'wood', '/wood'],
    ['another form of a word', 'cutting oak', '/wood#oak'],
    ['words with typing errors', 'winnter oakks', '/wood#oak'],
    ['the beginning of a word', 'pi', '/wood#pine'],
    ['a word in capitals with accents', 'PÍNE', '/wood#pine'],
    ['a synonym', 'how to stick together', '/glue'],
    ['another spelling of an Arabic letter', 'كفاله', '/خشب'],
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
    const lightPage = { ...page('/light', 'Glue'), weight: 0.1 };
    const search = await createSearch({ ...index, pages: [lightPage, ...index.pages] });
    expect(search('glue')[0]?.href).toBe('/glue');
  });
});
