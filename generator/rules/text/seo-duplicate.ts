import { locationOf } from '../../content/content-text.ts';
import { findDuplicates } from '../../content/find-facts.ts';
import type { Rule } from '../rule-context.ts';

export const textSeoDuplicate = {
  id: 'text/seo-duplicate',
  severity: 'warning',
  summary: 'Titles and descriptions differ from page to page.',
  run: ({ searchTexts }) =>
    findDuplicates(searchTexts, ({ language, field, printed }) =>
      JSON.stringify([language, field, printed.toLowerCase().replace(/\s+/gu, ' ')]),
    ).map(({ duplicate, first: { file, path } }) => ({
      ...locationOf(duplicate),
      message: `Another page has this ${duplicate.field} too: ${file}. In search results the pages look the same.`,
      fix: `Write a ${duplicate.field} that is specific to this page.`,
      related: [{ location: { file, path }, label: 'first' }],
    })),
} satisfies Rule;
