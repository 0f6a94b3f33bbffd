import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PageChange } from '../../../../generator/authoring/diff/compare-sites.ts';
import {
  formatChangesJson,
  formatChangesMarkdown,
  formatChangesText,
} from '../../../../generator/authoring/diff/format-changes.ts';
import { listSentences } from '../../../../generator/authoring/diff/read-text.ts';
import { testTables } from '../../../table.ts';

testTables(join(import.meta.dirname, 'diff.yaml'), {
  sentences: (tag: string, html: string) => listSentences(html, tag),
});

const page = (address: string, ...passages: PageChange['passages']): PageChange => ({
  change: 'changed',
  language: address.split('/')[1] ?? '',
  address,
  passages,
});
const rateChange = { was: ['It is 10%.'], now: ['It is 8%.'] };
const comparison = (...changes: PageChange[]) => ({ from: 'a1b2c3d', to: 'the working tree', changes });

const sampleComparison = comparison(
  page('/en/faq', { was: [], now: ['A new sentence.'] }, rateChange),
  page('/en/rates', rateChange),
  page('/es/faq'),
  { change: 'added', language: 'en', address: '/en/new', passages: [] },
  { change: 'moved', language: 'en', address: '/en/b', from: '/en/a', passages: [] },
);

describe('the list of changes', () => {
  it('has counts and a group for each page, and shows a change of several pages once', () => {
    expect(formatChangesText(sampleComparison)).toBe(`\
3 pages changed, 1 added, 0 removed, 1 moved, in 2 languages (a1b2c3d → the working tree)

added /en/new
moved /en/a → /en/b

/en/faq
  + A new sentence.

On /en/faq, /en/rates
  - It is 10%.
  + It is 8%.

Changed, but not in their text: /es/faq
`);
  });

  it('is collapsed by page in Markdown', () => {
    const text = formatChangesMarkdown(sampleComparison);
    expect(text).toContain('**3 pages changed, ');
    const passages = '\n\n````diff\n+ A new sentence.\n````\n\n';
    expect(text).toContain(`<details><summary>/en/faq</summary>${passages}</details>`);
    expect(text.match(/It is 8%/gu)).toHaveLength(1);
  });

  it('never exceeds the size limit of a comment, and counts the omitted pages', () => {
    const manyPages = Array.from({ length: 500 }, (_, index) =>
      page(`/en/${index}`, { was: [], now: [`${index} ${'word '.repeat(100)}`] }),
    );
    const addedPages = manyPages.map((added) => ({ ...added, change: 'added' as const, passages: [] }));
    const text = formatChangesMarkdown(comparison(...manyPages, ...addedPages));
    expect(text.match(/^- added/gmu)?.length).toBeLessThan(500);
    expect(text.length).toBeLessThan(65_536);
    expect(text).toMatch(/^And \d{3} more, which `npm run diff` shows\.$/mu);
  });

  it('is one JSON document', () => {
    expect(JSON.parse(formatChangesJson(sampleComparison))).toMatchObject({
      version: 1,
      from: 'a1b2c3d',
      summary: { changed: 3, added: 1, removed: 0, moved: 1, languages: 2 },
      pages: [{ address: '/en/faq' }, {}, {}, {}, { address: '/en/b', from: '/en/a' }],
    });
  });
});
