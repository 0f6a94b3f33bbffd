import { describe, expect, it } from 'vitest';
import { extractTextFacts } from '../../../generator/content/content-index.ts';
import { listTexts } from '../../../generator/content/content-text.ts';
import { searchResults } from '../../../generator/rules/search-results.ts';
import { type PageName, pages } from '../../../schema/index.ts';
import { contentFile } from './content-files.ts';

const valuesOf = () => new Map([['hours', '24 hours a day']]);
const description = 'What bail is, who sets the amount, and what a family can do in the first hours.';

/** Checks the given titles and descriptions of English pages. */
function check(changes: Readonly<Partial<Record<PageName, { title?: string; description?: string }>>>) {
  // Object.keys loses the key type; the record has no other keys.
  const files = (Object.keys(changes) as PageName[]).map((name) =>
    contentFile({ type: 'page-texts', name, language: 'en' }, pages[name].text, {
      seo: { title: `About ${name}`, description: `${description} ${name}`, ...changes[name] },
    }),
  );
  return searchResults.run(extractTextFacts({ texts: listTexts(files), valuesOf }));
}

describe('the length of titles and descriptions', () => {
  it('counts characters after filling in shared values', () => {
    const title = `${'i'.repeat(45)} {{hours}}`;
    expect(check({ faq: { title } })).toEqual([]);
    expect(check({ faq: { title: `i${title}` } })).toMatchObject([
      { rule: 'text/seo-length', key: 'seo.title', fix: 'Shorten it by 1 character.' },
    ]);
  });

  it.each([
    ['a'.repeat(69), 'Add 1 character or more.'],
    ['a'.repeat(70), undefined],
    ['a'.repeat(160), undefined],
    ['a'.repeat(163), 'Shorten it by 3 characters.'],
  ])('requires a description of typical length: %s', (text, fix) => {
    expect(check({ faq: { description: text } })[0]?.fix).toBe(fix);
  });

  it('ignores texts that cannot be printed, and pages that search engines may not list', () => {
    expect(check({ faq: { title: `${'i'.repeat(60)} {{unknown}}` } })).toEqual([]);
    expect(check({ 'thank-you': { title: 'a'.repeat(99), description: 'a' } })).toEqual([]);
  });
});
