/** Mistakes with quotes: never closed, closed too early, a backslash that means nothing. */
import { lineWith, type Stretch, textAround } from './correct-line.ts';
import type { Explain, Mistake } from './explain-error.ts';
import { explainTab } from './explain-marks.ts';
import { lineAt, quoteText } from './line-shape.ts';
import type { Problem } from './problem.ts';
import { openBracketAt, readLexemes } from './read-lexemes.ts';

/** Explains an error that a quote caused. */
export const explainQuotes: Explain = (mistake) => {
  const { error, text, offset } = mistake;
  if (error.message.startsWith('Missing closing')) return explainUnclosed(mistake);
  if (error.code === 'BAD_DQ_ESCAPE') return explainEscape(mistake);
  const quoted = error.message.includes('node end') ? quotedBefore(text, offset) : undefined;
  return quoted && lineAt(text, quoted.end).end >= offset ? explainEarlyEnd(mistake, quoted) : undefined;
};

/** The end of the file is where YAML noticed; the quote that opens is where the slip is. */
function explainUnclosed({ text, offset }: Mistake): Problem | undefined {
  const quoted = quotedBefore(text, offset);
  if (!quoted) return undefined;
  const tab = /^\s*?\n *(?=\t)/u.exec(text.slice(offset));
  if (tab) return explainTab(offset + tab[0].length, 1);
  return openBracketAt(text, quoted.start) === undefined
    ? unclosed(text, quoted)
    : unclosedInFlow(text, quoted);
}

function unclosed(text: string, { start }: Stretch): Problem {
  const end = start + text.slice(start, lineAt(text, start).end).trimEnd().length;
  const quote = text.charAt(start);
  return {
    rule: 'yaml/syntax',
    start,
    end: start + 1,
    message: `This text starts with ${quote} and never ends with one.`,
    fix: (written) =>
      lineWith(written, { start, end }, quoteText(written.slice(start + 1, end).replaceAll(quote, ''))),
    masks: [{ start, end, filler: 'x' }],
  };
}

/** Between brackets a text may go on to the next comma or beyond it: where it ends only its writer knows. */
function unclosedInFlow(text: string, { start }: Stretch): Problem {
  return {
    rule: 'yaml/syntax',
    start,
    end: start + 1,
    message: `This text starts with ${text.charAt(start)} and never ends with one.`,
    fix: `Add ${text.charAt(start)} where the text ends.`,
    isLast: true,
  };
}

function explainEscape({ text, offset }: Mistake): Problem {
  const quoted = quotedBefore(text, offset);
  const { start, end } = quoted ?? { start: offset, end: offset };
  const isOneLine = end <= lineAt(text, start).end;
  const plain = `'${text
    .slice(start + 1, end - 1)
    .replaceAll('\\"', '"')
    .replaceAll("'", "''")}'`;
  return {
    rule: 'yaml/syntax',
    start: offset,
    end: offset + 2,
    message: `Between double quotes a backslash starts a special sign, and ${text.slice(offset, offset + 2)} is none.`,
    fix:
      quoted && isOneLine
        ? (written) => lineWith(written, { start, end }, plain)
        : 'Write \\\\ for a backslash.',
    masks: [{ start: offset, end: offset + 2, filler: 'x' }],
  };
}

function explainEarlyEnd({ text, offset }: Mistake, { start }: Stretch): Problem {
  const { end } = textAround(text, offset, openBracketAt(text, offset) !== undefined);
  const quote = text.charAt(start);
  const whole = text.slice(start, end);
  const isWrapped = whole.length > 1 && whole.endsWith(quote);
  return {
    rule: 'yaml/syntax',
    start: offset,
    end: Math.max(offset, end),
    message: `The text already ended at the ${quote} before this.`,
    fix: (written) => lineWith(written, { start, end }, quoteText(isWrapped ? whole.slice(1, -1) : whole)),
    masks: [{ start, end, filler: 'x' }],
  };
}

/** The last quoted text that starts before an offset. */
function quotedBefore(text: string, before: number): Stretch | undefined {
  let found: Stretch | undefined;
  for (const { type, source, offset } of readLexemes(text)) {
    if (offset >= before) break;
    if (type === 'sign' && /^["']/u.test(source)) found = { start: offset, end: offset + source.length };
  }
  return found;
}
