import { expect, it } from 'vitest';
import { formatJson } from '../../../generator/diagnostics/index.ts';
import { locate } from '../../locate.ts';

it('contains every property of a problem', () => {
  const located = locate(
    [
      {
        rule: 'i18n/missing',
        location: { file: 'content/sv/a.yaml', path: ['intro', 'title'] },
        message: '"intro.title" has no Swedish text.',
        fix: { yaml: 'title: "…"', isAddition: true },
        language: 'sv',
        key: 'intro.title',
        related: [{ label: 'en', location: { file: 'content/en/a.yaml', path: ['intro', 'title'] } }],
      },
      { rule: 'build/placeholder-data', location: { file: 'content/sv/c.yaml' }, message: 'Not real.' },
    ],
    (file) => (file.includes('/en/') ? 'intro:\n  title: Water\n' : '\nintro:\n  text: Vatten\n'),
  );
  expect(JSON.parse(formatJson(located, 3))).toEqual({
    version: 1,
    summary: { errors: 1, warnings: 0, files: 3 },
    problems: [
      {
        rule: 'i18n/missing',
        severity: 'error',
        file: 'content/sv/a.yaml',
        line: 2,
        column: 1,
        endLine: 2,
        endColumn: 6,
        language: 'sv',
        key: 'intro.title',
        message: '"intro.title" has no Swedish text.',
        fix: 'title: "…"',
        related: [{ file: 'content/en/a.yaml', line: 2, column: 10, text: 'title: Water' }],
      },
      {
        rule: 'build/placeholder-data',
        severity: 'note',
        file: 'content/sv/c.yaml',
        line: 1,
        column: 1,
        endLine: 1,
        endColumn: 1,
        message: 'Not real.',
        related: [],
      },
    ],
  });
});
