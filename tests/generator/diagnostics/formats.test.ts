/** The output formats. `formats/` has what each format prints for the same problems. */
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../generator/diagnostics/diagnostic.ts';
import { formatGitHub, formatJobSummary } from '../../../generator/diagnostics/format-github.ts';
import { formatHuman } from '../../../generator/diagnostics/format-human.ts';
import { formatJson } from '../../../generator/diagnostics/format-json.ts';
import { locate } from '../../locate.ts';

const texts: Readonly<Record<string, string>> = {
  'content/en/a b.yaml': 'intro:\n  title: Water 100%\n',
  'content/sv/a.yaml': '\nintro:\n  text: Vatten\n',
  'content/ar/a.yaml': 'title: كفالة\n',
};

const problemAt = (file: string, line = 1, rule: Diagnostic['rule'] = 'text/html'): Diagnostic => ({
  rule,
  location: { file, span: { line, column: 3, endLine: line + 1, endColumn: 9 } },
  message: `In ${file}.`,
});

const missingText: Diagnostic = {
  rule: 'i18n/missing',
  location: { file: 'content/sv/a.yaml', path: ['intro', 'title'] },
  message: '"intro.title" has no Swedish text.',
  fix: { yaml: 'title: "…"', isAddition: true },
  language: 'sv',
  key: 'intro.title',
  related: [{ label: 'en', location: { file: 'content/en/a b.yaml', path: ['intro', 'title'] } }],
};

/** Problems of each severity, with each property, and with characters that end a command, a row or a property. */
const problems = locate(
  [
    missingText,
    {
      ...missingText,
      rule: 'i18n/stale',
      location: { file: 'content/ar/a.yaml', path: ['title'] },
      fix: 'Change it.',
    },
    { rule: 'build/placeholder-data', location: { file: 'content/sv/c.yaml' }, message: 'Not real.' },
    problemAt('content/sv/a.yaml', 2),
    problemAt('content/sv/a.yaml', 3, 'text/nfc'),
    { ...problemAt('a,b:c%.yaml'), message: '100% of a\r\nb, c: d', fix: { yaml: 'title: "x"' } },
    { ...problemAt('d.yaml'), message: 'a\u2028b\u2029c\rd | e \\| *f* <b> `g` [h](/i) &amp;' },
  ],
  (file) => texts[file],
);

it.each([
  ['github', formatGitHub(problems)],
  ['job-summary', formatJobSummary(problems)],
  ['json', formatJson(problems, 3)],
])(
  'the format %s has every property of a problem and is not broken by its characters',
  async (name, printed) => {
    await expect(printed).toMatchFileSnapshot(join(import.meta.dirname, 'formats', `${name}.txt`));
  },
);

it('the job summary says that there are no problems', () => {
  expect(formatJobSummary([])).toBe('No problems.\n');
});

it('the job summary lists errors first, below the size limit of GitHub, and counts the others', () => {
  const warnings = Array.from({ length: 9000 }, (_, index) => problemAt(`${index}.yaml`, 1, 'i18n/stale'));
  const located = locate([...warnings, problemAt('last.yaml')], () => undefined);
  const summary = formatJobSummary(located);
  expect(Buffer.byteLength(summary)).toBeLessThan(1024 ** 2 / 4);
  const rows = summary.match(/^\| (?:error|warning) .*$/gmu) ?? [];
  expect(rows[0]).toContain('last.yaml');
  expect(summary).toContain(`And ${located.length - rows.length} more, which the log of the job lists.`);
});

describe('the format for people', () => {
  function format(
    diagnostics: readonly Diagnostic[],
    options: { color?: boolean; verbose?: boolean } = {},
    text?: string,
  ): string {
    return formatHuman(
      locate(diagnostics, () => text),
      { color: false, ...options },
    );
  }

  function formatLine(line: string, within: string, message = 'Wrong.'): string {
    const start = line.indexOf(within) + 1;
    const span = { line: 1, column: start, endLine: 1, endColumn: start + within.length };
    return format([{ ...problemAt('a.yaml'), location: { file: 'a.yaml', span }, message }], {}, line);
  }

  it('prints at most 20 problems per rule and counts the others, unless --verbose is set', () => {
    const files = Array.from({ length: 51 }, (_, index) => `content/en/${index + 10}.yaml`);
    const many = [...files.map((file) => problemAt(file)), problemAt('content/en/99.yaml', 1, 'text/nfc')];
    const short = format(many);
    const locations = [...short.matchAll(/^content\/en\/(\d\d)\.yaml:1:3 {2}\w+ {2}text/gmu)];
    expect(locations.map(([, number]) => Number(number))).toEqual([
      ...Array.from({ length: 20 }, (_, index) => index + 10),
      99,
    ]);
    expect(short.endsWith('\n\ntext/html: and 31 more; --verbose shows all\n')).toBe(true);
    const full = format(many, { verbose: true });
    expect(full.match(/error {2}text\/html/gu)).toHaveLength(51);
    expect(full).not.toContain('more;');
  });

  it('prints errors before warnings before notes, and at most three notes per rule', () => {
    const notes = Array.from({ length: 5 }, (_, index) => problemAt(`a/${index}.yaml`, 1, 'i18n/lock'));
    const printed = format([...notes, problemAt('b.yaml', 1, 'text/nfc'), problemAt('c.yaml')]);
    expect(printed.match(/(?<= {2})(?:error|warning|note)(?= {2}\w)/gu)).toEqual([
      ...['error', 'warning', 'note', 'note', 'note'],
    ]);
    expect(printed).toContain('i18n/lock: and 2 more; --verbose shows all');
  });

  it('does not draw more carets under a long line than it shows characters', () => {
    const long = `text: ${'before '.repeat(30)}<b>${' after'.repeat(30)}`;
    const [, , line = '', carets = ''] = formatLine(long, long).split('\n');
    expect(carets.length).toBeLessThanOrEqual(line.length);
  });

  it.each(['', 'x'])('never cuts an emoji in half, after "%s"', (shift) => {
    const line = `text: ${shift}${'😀'.repeat(100)}<b>${'😀'.repeat(100)}`;
    expect(formatLine(line, '<b>').isWellFormed()).toBe(true);
  });

  it('shows control and direction characters as visible symbols, one column each', () => {
    const line = 'a:\t\u001b[31mred \u202eover\u2069 <b>';
    const printed = formatLine(line, '<b>', 'An \u001b escape.');
    expect(printed).toContain('| a:→␛[31mred \ufffdover\ufffd <b>\n');
    expect(printed).toContain('  An ␛ escape.\n');
    const [, , shown = '', carets = ''] = printed.split('\n');
    expect(shown.slice(carets.indexOf('^'))).toBe('<b>');
  });

  it('colors severity and location, and prints the same text without color', () => {
    const [error, warning] = [problemAt('a.yaml'), problemAt('a.yaml', 1, 'text/nfc')];
    const colored = format([error], { color: true });
    expect(colored).toContain('\u001b[31merror\u001b[39m');
    expect(colored).toContain('\u001b[2ma.yaml:1:3\u001b[22m');
    expect(stripVTControlCharacters(colored)).toBe(format([error]));
    const coloredWarning = format([warning], { color: true });
    expect(coloredWarning).toContain('\u001b[33mwarning\u001b[39m');
    expect(coloredWarning).not.toContain('\u001b[31m');
  });
});
