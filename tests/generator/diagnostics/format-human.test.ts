import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { type Diagnostic, formatHuman, locateDiagnostics } from '../../../generator/diagnostics/index.ts';

const texts: Record<string, string> = {
  'content/en/services/water.yaml': `${'#\n'.repeat(10)}intro:\n  title: Clean water in {{county}}\n`,
  'content/sv/services/water.yaml': `name: Vatten\nslug: vatten\ntitel: Vattenrening\n${'#\n'.repeat(10)}intro:\n  text: Rent\n`,
};

function print(
  diagnostics: readonly Diagnostic[],
  options: { colour?: boolean; verbose?: boolean } = {},
): string {
  return formatHuman(
    locateDiagnostics(diagnostics, (file) => texts[file]),
    { colour: false, ...options },
  );
}

/** Prints one problem at a stretch of a one-line file. */
function printLine(line: string, within: string, rest: Partial<Diagnostic> = {}): string {
  const start = line.indexOf(within) + 1;
  const span = { line: 1, column: start, endLine: 1, endColumn: start + within.length };
  const diagnostic: Diagnostic = {
    rule: 'text/html',
    place: { file: 'a.yaml', span },
    message: 'Wrong.',
    ...rest,
  };
  return formatHuman(
    locateDiagnostics([diagnostic], () => line),
    { colour: false },
  );
}

const missing: Diagnostic = {
  rule: 'i18n/missing',
  place: { file: 'content/sv/services/water.yaml', path: ['intro', 'title'] },
  message: '"intro.title" has no Swedish text.',
  fix: { yaml: 'title: "…"        keep {{county}}', isAddition: true },
  language: 'sv',
  key: 'intro.title',
  related: [{ label: 'en', place: { file: 'content/en/services/water.yaml', path: ['intro', 'title'] } }],
};

describe('formatHuman', () => {
  it('prints nothing when there are no problems', () => {
    expect(print([])).toBe('');
  });

  it('shows a text missing in one language beside its source', () => {
    expect(print([missing])).toBe(`content/sv/services/water.yaml:14:1  error  i18n/missing
  "intro.title" has no Swedish text.

    en  content/en/services/water.yaml:12
        12 |   title: Clean water in {{county}}
    sv  content/sv/services/water.yaml
        14 | intro:
           | ^^^^^ add below this line:
           |   title: "…"        keep {{county}}
`);
  });

  it('shows the line with carets under the span', () => {
    const unknown: Diagnostic = {
      rule: 'schema/unknown-key',
      place: { file: 'content/sv/services/water.yaml', path: ['titel'], part: 'key' },
      message: '"titel" is not a field of a service. Did you mean "title"?',
    };
    expect(print([unknown])).toBe(`content/sv/services/water.yaml:3:1  error  schema/unknown-key
  "titel" is not a field of a service. Did you mean "title"?
         3 | titel: Vattenrening
           | ^^^^^
`);
  });

  it('indents further lines of a message', () => {
    const plural: Diagnostic = {
      rule: 'i18n/plural-forms',
      place: { file: 'content/ar/faq.yaml' },
      message: '"results" lacks the Arabic forms two, few.\nNumbers that would read wrongly: 2, 3–10.',
    };
    expect(print([plural])).toBe(`content/ar/faq.yaml:1:1  error  i18n/plural-forms
  "results" lacks the Arabic forms two, few.
    Numbers that would read wrongly: 2, 3–10.
`);
  });

  it('says a fix that is a sentence last', () => {
    expect(printLine('  a: <b>', '<b>', { fix: 'Write **…** instead.' })).toBe(`a.yaml:1:6  error  text/html
  Wrong.
         1 |   a: <b>
           |      ^^^
  Write **…** instead.
`);
  });

  it('shows a line to write below the carets, indented as the line it replaces', () => {
    expect(printLine('  a: <b>', '<b>', { fix: { yaml: 'a: "**…**"' } })).toBe(`a.yaml:1:6  error  text/html
  Wrong.
         1 |   a: <b>
           |      ^^^ write:
           |   a: "**…**"
`);
  });

  it('shows lines to add without an excerpt when the file as a whole lacks them', () => {
    const required: Diagnostic = {
      rule: 'schema/required',
      place: { file: 'content/sv/services/water.yaml', path: ['faqs'] },
      message: '"faqs" is missing.',
      fix: { yaml: 'faqs:\n  - q: "…"', isAddition: true },
    };
    expect(print([required])).toBe(`content/sv/services/water.yaml:1:1  error  schema/required
  "faqs" is missing.
  Add:
    faqs:
      - q: "…"
`);
  });

  it('says where to add when the block stands on one line', () => {
    const printed = printLine('  day: { one: "a" }', 'day', {
      rule: 'i18n/plural-forms',
      fix: { yaml: 'few: "…"\nmany: "…"', isAddition: true },
    });
    expect(printed).toContain(`         1 |   day: { one: "a" }
           |   ^^^ add before the end:
           |     few: "…"
           |     many: "…"
`);
  });

  it('separates problems by an empty line', () => {
    expect(print([missing, missing]).split('\n\n')).toHaveLength(4);
  });

  it('stops at 20 per rule and says how many there are, unless everything is wanted', () => {
    const many = Array.from(
      { length: 51 },
      (_, index): Diagnostic => ({
        rule: 'text/html',
        place: { file: `content/en/${String(index).padStart(2, '0')}.yaml` },
        message: 'Wrong.',
      }),
    );
    const other: Diagnostic = { rule: 'text/nfc', place: { file: 'content/en/99.yaml' }, message: 'Wrong.' };
    const short = print([...many, other]);
    expect(short.match(/error {2}text\/html/gu)).toHaveLength(20);
    expect(short).toContain('content/en/19.yaml');
    expect(short).not.toContain('content/en/20.yaml');
    expect(short).toContain('content/en/99.yaml:1:1  warning  text/nfc');
    expect(short.endsWith('\n\ntext/html: and 31 more; --verbose shows all\n')).toBe(true);
    const full = print([...many, other], { verbose: true });
    expect(full.match(/error {2}text\/html/gu)).toHaveLength(51);
    expect(full).not.toContain('more;');
  });

  describe('with long lines', () => {
    const long = `text: ${'before '.repeat(30)}<b>${' after'.repeat(30)}`;

    it('shows at most 80 columns around the span, with the carets where they belong', () => {
      const [, , line = '', carets = ''] = printLine(long, '<b>').split('\n');
      const shown = line.slice('           | '.length);
      expect(shown).toHaveLength(80);
      expect(shown.startsWith('…')).toBe(true);
      expect(shown.endsWith('…')).toBe(true);
      expect(line.slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1)).toBe('<b>');
    });

    it.each([
      ['start', 'text'],
      ['end', 'after'],
    ])('keeps a span at the %s in sight', (_, word) => {
      const line = `text: ${'between '.repeat(30)}after`;
      const [, , shown = '', carets = ''] = printLine(line, word).split('\n');
      expect(shown.slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1)).toBe(word);
    });

    it('does not draw more carets than it shows characters', () => {
      const [, , line = '', carets = ''] = printLine(long, long).split('\n');
      expect(carets.length).toBeLessThanOrEqual(line.length);
    });

    it('never cuts an emoji in half', () => {
      for (const shift of ['', 'x']) {
        const line = `text: ${shift}${'😀'.repeat(100)}<b>${'😀'.repeat(100)}`;
        expect(printLine(line, '<b>').isWellFormed()).toBe(true);
      }
    });
  });

  describe('with right-to-left text', () => {
    it('puts the carets under the key, repeats what is meant, and isolates the text', () => {
      expect(printLine('  title: نص مع <b>غامق</b> هنا', 'غامق')).toBe(`a.yaml:1:19  error  text/html
  Wrong.
         1 |   title: \u2068نص مع <b>غامق</b> هنا\u2069
           |   ^^^^^ \u2068غامق\u2069
`);
    });

    it('leaves the carets where they are when the span comes before the text', () => {
      const [, , , carets] = printLine('  - id: faq # نص', 'faq').split('\n');
      expect(carets).toBe('           |         ^^^');
    });

    it('puts one caret at the start of a line without a key', () => {
      const [, , , carets] = printLine('    نص طويل هنا', 'طويل').split('\n');
      expect(carets).toBe('           |     ^ \u2068طويل\u2069');
    });

    it('isolates what a message and a fix quote', () => {
      const printed = printLine('a: b', 'b', {
        message: 'Not "نص أول" but "نص".',
        fix: 'Write "نص", please.',
      });
      expect(printed).toContain('  Not "\u2068نص أول\u2069" but "\u2068نص\u2069".\n');
      expect(printed).toContain('  Write "\u2068نص\u2069", please.\n');
    });
  });

  it('shows control and overriding characters instead of obeying them, one column each', () => {
    const line = 'a:\t\u001b[31mred \u202eover\u2069 <b>';
    const printed = printLine(line, '<b>', { message: 'An \u001b escape.' });
    expect(printed).toContain('| a:→␛[31mred \ufffdover\ufffd <b>\n');
    expect(printed).toContain('  An ␛ escape.\n');
    const [, , shown = '', carets = ''] = printed.split('\n');
    expect(shown.slice(carets.indexOf('^'))).toBe('<b>');
  });

  it('paints severity and location, and reads the same without colour', () => {
    const coloured = print([missing], { colour: true });
    expect(coloured).toContain('\u001b[31merror\u001b[39m');
    expect(coloured).toContain('\u001b[2mcontent/sv/services/water.yaml:14:1\u001b[22m');
    expect(stripVTControlCharacters(coloured)).toBe(print([missing]));
    const warning = print([{ ...missing, severity: 'warning' }], { colour: true });
    expect(warning).toContain('\u001b[33mwarning\u001b[39m');
    expect(warning).not.toContain('\u001b[31m');
  });
});
