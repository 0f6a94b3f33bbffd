/** Mistakes between brackets and braces. */
import { textAround } from './correct-line.ts';
import type { Explain, Mistake } from './explain-error.ts';
import { needsQuotes } from './explain-marks.ts';
import { findColon, lineAt } from './line-shape.ts';
import type { Problem } from './problem.ts';
import { openBracketAt } from './read-lexemes.ts';

/** Explains an error in a list or block written on one line. */
export const explainFlow: Explain = (mistake) => {
  const open = openBracketAt(mistake.text, mistake.offset);
  if (/^Flow (?:map|sequence) .*end with/u.test(mistake.error.message)) return explainUnclosed(mistake, open);
  if (open === undefined) return explainUnopened(mistake);
  return explainColon(mistake) ?? explainSign(mistake) ?? explainMissingComma(mistake);
};

function explainUnclosed({ text, entry, offset }: Mistake, open: number | undefined): Problem | undefined {
  if (open === undefined) return undefined;
  const line = lineAt(text, open);
  const isAlone = offset >= text.trimEnd().length || lineAt(text, line.end + 1).start === entry.line.start;
  const bracket = text.charAt(open);
  const close = bracket === '{' ? '}' : ']';
  return {
    rule: 'yaml/syntax',
    start: open,
    end: open + 1,
    message: `This ${bracket} is never closed by ${close}.`,
    fix: `Add ${close} where the ${bracket === '{' ? 'block' : 'list'} ends; if it is a text, put it in quotes.`,
    ...(isAlone ? { masks: [{ start: open, end: line.end, filler: 'x' }] } : { isLast: true }),
  };
}

function explainUnopened({ text, error, offset, entry }: Mistake): Problem | undefined {
  const bracket = text.charAt(offset);
  const isStray = error.message.startsWith('Unexpected flow-') && offset > entry.valueStart;
  if (!isStray) return undefined;
  return {
    rule: 'yaml/syntax',
    start: offset,
    end: offset + 1,
    message: `This ${bracket} closes nothing.`,
    fix: `Remove it; if it is part of a text, put the whole text in quotes.`,
    masks: [{ start: offset, end: offset + 1, filler: ' ' }],
  };
}

function explainColon({ text, error, offset }: Mistake): Problem | undefined {
  const isNested = error.code === 'BLOCK_IN_FLOW' || error.code === 'BLOCK_AS_IMPLICIT_KEY';
  const stretch = textAround(text, offset, true);
  const colon = isNested ? findColon(text.slice(offset, lineAt(text, offset).end)) : -1;
  if (colon === -1 || /["']/u.test(text.charAt(stretch.start))) return undefined;
  const place = { start: offset + colon, end: offset + colon + 1 };
  return needsQuotes(stretch, place, 'A text with a colon and a space in it needs quotes.');
}

function explainSign({ text, error, offset }: Mistake): Problem | undefined {
  if (error.code !== 'BAD_SCALAR_START') return undefined;
  const place = { start: offset, end: offset + 1 };
  const message = `A text that starts with ${text.charAt(offset)} needs quotes.`;
  return needsQuotes(textAround(text, offset, true), place, message);
}

function explainMissingComma({ text, offset, entry }: Mistake): Problem {
  const stretch = textAround(text, offset, true);
  const quoted = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*/u.exec(text.slice(offset, stretch.end));
  const start = offset + (quoted?.[0].length ?? 0);
  return {
    rule: 'yaml/syntax',
    start,
    end: Math.max(start, Math.min(stretch.end, entry.line.end)),
    message: 'This does not fit between the brackets: a comma, a colon or quotes are missing.',
    fix: 'Put commas between the items, and texts with commas, colons or brackets in quotes.',
    isLast: true,
  };
}
