import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { type Diagnostic, formatHuman } from '../../../generator/diagnostics/index.ts';
import { locate } from '../../locate.ts';

const problemIn = (file: string, rule: Diagnostic['rule'] = 'text/html'): Diagnostic => ({
  rule,
  location: { file },
  message: 'Wrong.',
});

function format(
  diagnostics: readonly Diagnostic[],
  options: { colour?: boolean; verbose?: boolean } = {},
  text?: string,
): string {
  const located = locate(diagnostics, () => text);
  return formatHuman(located, { colour: false, ...options });
}

/** Formats one problem at the text `within` of a one-line file. */
function formatLine(line: string, within: string, message = 'Wrong.'): string {
  const start = line.indexOf(within) + 1;
  const span = { line: 1, column: start, endLine: 1, endColumn: start + within.length };
  return format([{ ...problemIn('a.yaml'), location: { file: 'a.yaml', span }, message }], {}, line);
}

it('prints at most 20 problems per rule and counts the others, unless --verbose is set', () => {
  const many = Array.from({ length: 51 }, (_, index) => problemIn(`content/en/${index + 10}.yaml`));
  const other = problemIn('content/en/99.yaml', 'text/nfc');
  const short = format([...many, other]);
  expect(short.match(/error {2}text\/html/gu)).toHaveLength(20);
  expect(short).toContain('content/en/29.yaml');
  expect(short).not.toContain('content/en/30.yaml');
  expect(short).toContain('content/en/99.yaml:1:1  warning  text/nfc');
  expect(short.endsWith('\n\ntext/html: and 31 more; --verbose shows all\n')).toBe(true);
  const full = format([...many, other], { verbose: true });
  expect(full.match(/error {2}text\/html/gu)).toHaveLength(51);
  expect(full).not.toContain('more;');
});

describe('with long lines', () => {
  const long = `text: ${'before '.repeat(30)}<b>${' after'.repeat(30)}`;

  it('does not draw more carets than it shows characters', () => {
    const [, , line = '', carets = ''] = formatLine(long, long).split('\n');
    expect(carets.length).toBeLessThanOrEqual(line.length);
  });

  it('never cuts an emoji in half', () => {
    for (const shift of ['', 'x']) {
      const line = `text: ${shift}${'😀'.repeat(100)}<b>${'😀'.repeat(100)}`;
      expect(formatLine(line, '<b>').isWellFormed()).toBe(true);
    }
  });
});

it('shows control and direction characters as visible symbols, one column each', () => {
  const line = 'a:\t\u001b[31mred \u202eover\u2069 <b>';
  const printed = formatLine(line, '<b>', 'An \u001b escape.');
  expect(printed).toContain('| a:→␛[31mred \ufffdover\ufffd <b>\n');
  expect(printed).toContain('  An ␛ escape.\n');
  const [, , shown = '', carets = ''] = printed.split('\n');
  expect(shown.slice(carets.indexOf('^'))).toBe('<b>');
});

it('colours severity and location, and prints the same text without colour', () => {
  const coloured = format([problemIn('content/sv/a.yaml')], { colour: true });
  expect(coloured).toContain('\u001b[31merror\u001b[39m');
  expect(coloured).toContain('\u001b[2mcontent/sv/a.yaml:1:1\u001b[22m');
  expect(stripVTControlCharacters(coloured)).toBe(format([problemIn('content/sv/a.yaml')]));
  const warning = format([problemIn('a.yaml', 'text/nfc')], { colour: true });
  expect(warning).toContain('\u001b[33mwarning\u001b[39m');
  expect(warning).not.toContain('\u001b[31m');
});
