import { describe, expect, it } from 'vitest';
import type { PageChange } from '../../../../generator/authoring/diff/compare-sites.ts';
import {
  formatChangesJson,
  formatChangesMarkdown,
  formatChangesText,
} from '../../../../generator/authoring/diff/format-changes.ts';

const page = (address: string, ...passages: PageChange['passages']): PageChange => ({
  change: 'changed',
  language: address.split('/')[1] ?? '',
  address,
  passages,
});
const rate = { was: ['It is 10%.'], now: ['It is 8%.'] };
const comparison = (...changes: PageChange[]) => ({ from: 'a1b2c3d', to: 'the working tree', changes });

const several = comparison(
  page('/en/faq', { was: [], now: ['A new sentence.'] }, rate),
  page('/en/rates', rate),
  page('/es/faq'),
  { change: 'added', language: 'en', address: '/en/new', passages: [] },
  { change: 'moved', language: 'en', address: '/en/b', from: '/en/a', passages: [] },
);

describe('what changed', () => {
  it('is counted and listed by page, and once when several pages share it', () => {
    expect(formatChangesText(several)).toBe(`\
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

  it('is collapsed by page in a pull request', () => {
    const text = formatChangesMarkdown(several);
    expect(text).toContain('**3 pages changed, ');
    expect(text).toContain(
      '<details><summary>/en/faq</summary>\n\n````diff\n+ A new sentence.\n````\n\n</details>',
    );
    expect(text.match(/It is 8%/gu)).toHaveLength(1);
  });

  it('fits into a comment at any size, and names what it omits', () => {
    const pages = Array.from({ length: 500 }, (_, index) =>
      page(`/en/${index}`, { was: [], now: [`${index} ${'word '.repeat(100)}`] }),
    );
    const text = formatChangesMarkdown(comparison(...pages));
    expect(text.length).toBeLessThan(65_536);
    expect(text).toMatch(/^And \d{3} more, which `npm run diff` shows\.$/mu);
  });

  it('is one JSON document', () => {
    expect(JSON.parse(formatChangesJson(several))).toMatchObject({
      version: 1,
      from: 'a1b2c3d',
      summary: { changed: 3, added: 1, removed: 0, moved: 1, languages: 2 },
      pages: [{ address: '/en/faq' }, {}, {}, {}, { address: '/en/b', from: '/en/a' }],
    });
  });
});
