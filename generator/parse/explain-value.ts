/** Values that YAML reads as something other than the text they are: what needs quotes. */
import { lineWith } from './correct-line.ts';
import type { Explain, Mistake } from './explain-error.ts';
import { needsQuotes } from './explain-marks.ts';
import { findColon, indentOf, type Line, lineAfter } from './line-shape.ts';
import type { Problem } from './problem.ts';

/** Explains an error by the value on its line. */
export const explainValue: Explain = (mistake) =>
  explainFirstSign(mistake) ??
  explainColon(mistake) ??
  explainColonBelow(mistake) ??
  explainMissingSpace(mistake);

/** A block sign `|` or `>` as YAML allows it: with nothing but its own modifiers after it. */
const blockHeader = /^[|>][-+0-9]{0,2}$/u;

function explainFirstSign({ error, entry }: Mistake): Problem | undefined {
  const { value, valueStart, line } = entry;
  const isSign = /^[@`%,\]}]/u.test(value) || /^[-?](?:\s|$)/u.test(value);
  const isBlockSign = /^[|>]/u.test(value) && !blockHeader.test(value);
  const isBracket = /^[[{]/u.test(value) && error.message.includes('node end');
  if (!isSign && !isBlockSign && !isBracket) return undefined;
  const stretch = { start: valueStart, end: valueStart + value.length };
  if (entry.name === undefined && stretch.start === line.start && !isBracket) return undefined;
  const message = `A text that starts with ${value.charAt(0)} needs quotes.`;
  return needsQuotes(stretch, { start: valueStart, end: valueStart + 1 }, message);
}

function explainColon({ error, entry }: Mistake): Problem | undefined {
  if (error.code !== 'BLOCK_AS_IMPLICIT_KEY' || entry.name === undefined) return undefined;
  const { value, valueStart } = entry;
  const colon = findColon(value);
  if (colon === -1) return undefined;
  const start = valueStart + colon;
  const stretch = { start: valueStart, end: valueStart + value.length };
  const message = 'A text with a colon and a space in it, or a colon at its end, needs quotes.';
  return needsQuotes(stretch, { start, end: start + 1 }, message);
}

/** The text goes on below, and the colon is there; or a name below is indented too far. */
function explainColonBelow(mistake: Mistake): Problem | undefined {
  const { text, error, entry } = mistake;
  if (error.code !== 'BLOCK_AS_IMPLICIT_KEY' || entry.name === undefined || entry.value === '')
    return undefined;
  for (let line = lineAfter(text, entry.line); line; line = lineAfter(text, line)) {
    const colon = findColon(line.text.trimStart());
    if (colon === -1) continue;
    const start = line.start + indentOf(line);
    const name = text.slice(start, start + colon);
    return /^[\w-]+$/u.test(name) ? tooFarIn(mistake, line, name) : needsBlock(mistake, line, start + colon);
  }
  return undefined;
}

function tooFarIn({ entry }: Mistake, line: Line, name: string): Problem {
  const start = line.start + indentOf(line);
  return {
    rule: 'yaml/syntax',
    start,
    end: start + name.length,
    message: `"${name}" is indented deeper than "${entry.name}" above it, which already has a text.`,
    fix: `Start it in the same column as "${entry.name}"; if it belongs to the text, put the whole text in quotes.`,
    masks: [{ start, end: line.end, filler: 'x' }],
  };
}

function needsBlock({ text, entry }: Mistake, line: Line, colon: number): Problem {
  return {
    rule: 'yaml/needs-quotes',
    start: colon,
    end: colon + 1,
    message: 'A text with a colon and a space in it needs quotes; one of several lines starts best with >-.',
    fix: `Write >- after "${entry.name}:" and the whole text below it, indented by two spaces more.`,
    masks: [{ start: text.lastIndexOf('\n', colon) + 1 + indentOf(line), end: line.end, filler: 'x' }],
  };
}

function explainMissingSpace({ error, entry }: Mistake): Problem | undefined {
  const isNameless = error.code === 'MULTILINE_IMPLICIT_KEY' || error.message.startsWith('Implicit map keys');
  const name = /^[A-Za-z_][\w-]*(?=:[^\s:/])/u.exec(entry.value)?.[0];
  if (!isNameless || entry.name !== undefined || name === undefined) return undefined;
  const colon = entry.valueStart + name.length;
  return {
    rule: 'yaml/syntax',
    start: colon,
    end: colon + 1,
    message: `A space is missing after "${name}:".`,
    fix: (written) => lineWith(written, { start: colon, end: colon + 1 }, ': '),
    masks: [{ start: entry.line.start, end: entry.line.end, filler: ' ' }],
  };
}
