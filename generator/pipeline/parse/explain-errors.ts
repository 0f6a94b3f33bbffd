/**
 * Says in the words of a writer what made the `yaml` package stop.
 *
 * Its errors name what the grammar lacked, often far from the slip. So several explanations belong to each code; each
 * looks at the line as a writer sees it, and the first that fits is told.
 */
import type { ErrorCode, YAMLParseError } from 'yaml';
import { plural } from '../../diagnostics/format-totals.ts';
import type { Stretch } from '../../diagnostics/line-index.ts';
import type { Token } from './compose-text.ts';
import { blockAt, findColon, levelsAbove, lineAt, quoteText, rewriteLine, textAround } from './lines.ts';
import {
  inQuotes,
  type Mistake,
  needsQuotes,
  type Problem,
  signAt,
  startsWithSign,
  strangeSpace,
  syntax,
} from './problem.ts';
import { explainStrangeSpace, findStrangeSpace } from './strange-space.ts';

/** Explains a mistake, or leaves it to the next. */
type Explain = (mistake: Mistake) => Problem | undefined;

const explanations: Partial<Record<ErrorCode, readonly Explain[]>> = {
  BAD_DQ_ESCAPE: [badEscape],
  BAD_INDENT: [commentInText, wrongIndent],
  BAD_SCALAR_START: [firstSign],
  BLOCK_AS_IMPLICIT_KEY: [firstSign, colonInText, colonBelow],
  KEY_OVER_1024_CHARS: [(mistake) => badName(mistake, 'A name is at most 1,024 characters long.')],
  MISSING_CHAR: [unclosedQuote, commentInText, wrongIndent, missingSpace],
  MULTILINE_IMPLICIT_KEY: [missingSpace],
  NON_STRING_KEY: [(mistake) => badName(mistake, 'A name is one word, without brackets or braces.')],
  TAB_AS_INDENT: [({ text, offset }) => (text[offset] === '\t' ? strangeSpace(text, offset) : undefined)],
  UNEXPECTED_TOKEN: [earlyEnd, strayBracket, firstSign, wrongIndent],
};

/** Between brackets and braces every code stands for the same few slips. */
const inBrackets = [unclosedQuote, badEscape, earlyEnd, unclosedBracket, textInBrackets, missingComma];

/** The problem behind an error. */
export function explainError(
  { code, message, pos }: YAMLParseError,
  text: string,
  tokens: readonly Token[],
): Problem {
  const [offset] = pos;
  const before = tokens.filter((token) => token.offset < offset);
  const quoted = before.findLast(({ type }) => type?.endsWith('-quoted-scalar'));
  const open = tokens[before.length]?.open;
  const line = lineAt(text, offset);
  const mistake = { text, message, offset, line, open, quoted };
  const space = tokens
    .filter((token) => token.offset <= offset && token.offset + token.source.length > offset)
    .map((token) => findStrangeSpace(token, text))
    .find((at) => at !== undefined);
  if (space !== undefined) return explainStrangeSpace(text, space);
  const kinds = open === undefined ? [...(explanations[code] ?? []), misplacedLine] : inBrackets;
  for (const explain of [strangeIndent, ...kinds]) {
    const problem = explain(mistake);
    if (problem !== undefined) return problem;
  }
  const fix =
    'Check the quotes, colons and indentation of this line and the one above; when in doubt, quote the text.';
  return syntax(errorOn(mistake), 'YAML cannot make sense of this.', fix);
}

/** What was not understood, to the end of the line. */
function errorOn({ offset, line: { end } }: Mistake): Stretch {
  return { start: Math.min(offset, end), end };
}

/** A tab or an unusual space; what its line belongs to is anybody's guess. */
function strangeIndent({ text, offset }: Mistake): Problem | undefined {
  const isAtEnd = /^[^\S\n]*\n/u.test(text.slice(offset));
  const line = lineAt(text, isAtEnd ? text.indexOf('\n', offset) + 1 : offset);
  const start = line.start + line.indent;
  return /[\t]|(?! )\p{Zs}/u.test(text.charAt(start)) ? strangeSpace(text, start) : undefined;
}

function unclosedQuote({ text, message, quoted }: Mistake): Problem | undefined {
  if (!message.startsWith('Missing closing') || !quoted) return undefined;
  const { offset: start, open } = quoted;
  const quote = text.charAt(start);
  const said = `This text starts with ${quote} and never ends with one.`;
  // Between brackets a text may go on to the next comma or beyond it: where it ends only its writer knows.
  if (open !== undefined) return syntax(signAt(start), said, `Add ${quote} where the text ends.`);
  const stretch = { start, end: textAround({ text, open }, start).end };
  const words = text.slice(start + 1, stretch.end).replaceAll(quote, '');
  const fix =
    words.trim() === ''
      ? `Remove it, or write the text and ${quote} at its end.`
      : rewriteLine(text, stretch, quoteText(words));
  return syntax(signAt(start), said, fix);
}

function badEscape({ text, message, offset, quoted }: Mistake): Problem | undefined {
  if (!message.startsWith('Invalid escape') || !quoted) return undefined;
  const stretch = { start: offset, end: offset + 2 };
  const said = `Between double quotes a backslash starts a special sign, and ${text.slice(offset, offset + 2)} is none.`;
  const end = quoted.offset + quoted.source.length;
  const words = `'${quoted.source.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "''")}'`;
  const fix = quoted.source.includes('\n')
    ? 'Write \\\\ for a backslash.'
    : rewriteLine(text, { start: quoted.offset, end }, words);
  return syntax(stretch, said, fix);
}

function earlyEnd({ text, message, offset, line, open, quoted }: Mistake): Problem | undefined {
  if (!quoted || !message.includes('node end') || quoted.offset + quoted.source.length < line.start)
    return undefined;
  const { end } = textAround({ text, open }, offset);
  const whole = { start: quoted.offset, end };
  const said = `The text already ended at the ${quoted.source.charAt(0)} before this.`;
  return syntax({ start: offset, end: Math.max(offset, end) }, said, inQuotes(text, whole));
}

/** A value that starts with a sign of YAML; after `|` and `>` nothing but their own modifiers may stand. */
function firstSign(mistake: Mistake): Problem | undefined {
  const { start, name, value, valueStart } = mistake.line;
  const isBracket = /^[[{]/u.test(value) && mistake.message.includes('node end');
  const isSign = /^[@`%,\]}]|^[-?](?:\s|$)|^[|>](?![-+0-9]{0,2}$)/u.test(value);
  if (!isBracket && !(isSign && (name !== undefined || valueStart > start))) return undefined;
  return startsWithSign(mistake, valueStart);
}

function colonInText(mistake: Mistake): Problem | undefined {
  const { name, value, valueStart } = mistake.line;
  const colon = findColon(value);
  if (colon === -1 || name === undefined) return undefined;
  const said = 'A text with a colon and a space in it, or a colon at its end, needs quotes.';
  return needsQuotes(mistake, valueStart, signAt(valueStart + colon), said);
}

/** The text goes on below, and the colon is there; or a name below is indented too far. */
function colonBelow({ text, line }: Mistake): Problem | undefined {
  if (!line.name || line.value === '') return undefined;
  let below = line;
  do {
    if (below.end >= text.length) return undefined;
    below = lineAt(text, text.indexOf('\n', below.end) + 1);
  } while (below.name === undefined);
  const { name, start, indent } = below;
  const stretch = { start: start + indent, end: start + indent + name.length };
  if (/^[\w-]+$/u.test(name)) {
    if (indent <= line.text.indexOf(line.name)) return undefined;
    const said = `"${name}" is indented deeper than "${line.name}" above it, which already has a text.`;
    const column = `in the same column as "${line.name}"`;
    const fix =
      blockAt(text, start, 'siblings').end > blockAt(text, start, 'list').end
        ? `Remove the text if these lines are a block of names; if not, start them ${column}.`
        : `Start it ${column}; if it belongs to the text, put the whole text in quotes.`;
    return syntax(stretch, said, fix);
  }
  return {
    ...{ rule: 'yaml/needs-quotes', ...signAt(stretch.end) },
    message: 'A text with a colon and a space in it needs quotes; one of several lines starts best with >-.',
    fix: `Write >- after "${line.name}:" and the whole text below it, indented by two spaces more.`,
  };
}

function missingSpace({ text, line }: Mistake): Problem | undefined {
  const name = /^[A-Za-z_][\w-]*(?=:[^\s:/])/u.exec(line.value)?.[0];
  if (line.name !== undefined || name === undefined) return undefined;
  const colon = signAt(line.valueStart + name.length);
  return syntax(colon, `A space is missing after "${name}:".`, rewriteLine(text, colon, ': '));
}

function commentInText({ text, line }: Mistake): Problem | undefined {
  const above = lineAt(text, Math.max(0, line.start - 1));
  const start = above.start + above.indent;
  if (line.name !== undefined || text[start] !== '#') return undefined;
  const message = 'This comment ends the text above it, so the lines below it are lost.';
  const fix = 'Move the comment above the text.';
  return { rule: 'yaml/hash-comment', start, end: above.end, message, fix };
}

/** A line that no block holds; those below it that are as deep were moved with it. */
function wrongIndent({ text, message, line: { start, end, indent, name } }: Mistake): Problem | undefined {
  const levels = levelsAbove(text, start);
  const isOther =
    message.startsWith('Implicit map keys') || (message.includes('node end') && name === undefined);
  if (isOther || levels.includes(indent)) return undefined;
  const near = levels.toSorted((a, b) => Math.abs(a - indent) - Math.abs(b - indent))[0] ?? 0;
  const said = `This line is indented by ${plural(indent, 'space')}, which fits none of the lines above it.`;
  const fix = `Indent it by ${plural(near, 'space')}, as the lines it belongs to.`;
  return syntax({ start: start + indent, end }, said, fix);
}

const badName = (mistake: Mistake, said: string): Problem =>
  syntax(errorOn(mistake), said, 'If the line is meant as text, put the whole text in quotes.');

/** A line that stands in a place for lines of another kind. */
function misplacedLine({ message, line: { start, end, indent, name, text } }: Mistake): Problem | undefined {
  const place = { start: start + indent, end };
  if (name !== undefined && message.includes('node end')) {
    const fix = 'Indent it to make it part of the item above, or start it with a dash and a space.';
    return syntax(place, 'A line that starts with a name cannot stand among list items.', fix);
  }
  if (/^ *-(?:\s|$)/u.test(text)) {
    const fix =
      'Write the name of the list, with a colon, on a line above the items; the first starts with a dash, too.';
    return syntax(place, 'A list item cannot stand among lines that start with a name.', fix);
  }
  if (name !== undefined && !message.startsWith('Implicit')) return undefined;
  const fix =
    'If it continues the text above, indent it by two spaces more than the line where the text starts.';
  return syntax(place, 'This line has no name: it should start with a word and a colon.', fix);
}

/** A list or block that goes on to the end of the text. */
function unclosedBracket({ text, message, open = 0 }: Mistake): Problem | undefined {
  if (!/^Flow .*end with/u.test(message)) return undefined;
  const [close, what] = text[open] === '{' ? ['}', 'block'] : [']', 'list'];
  const said = `This ${text[open]} is never closed by ${close}.`;
  const fix = `Add ${close} where the ${what} ends; if it is a text, put it in quotes.`;
  return syntax(signAt(open), said, fix);
}

/** A bracket without its other half. */
function strayBracket({ text, message, offset, line }: Mistake): Problem | undefined {
  if (!message.startsWith('Unexpected flow-') || offset <= line.valueStart) return undefined;
  const fix = 'Remove it; if it is part of a text, put the whole text in quotes.';
  return syntax(signAt(offset), `This ${text.charAt(offset)} closes nothing.`, fix);
}

/** A text with a colon, or one that starts with a sign, between brackets. */
function textInBrackets(mistake: Mistake): Problem | undefined {
  const { text, message, offset, line } = mistake;
  if (message.startsWith('Plain value cannot')) return startsWithSign(mistake, offset);
  const colon = /^(?:Block|Nested)/u.test(message) ? findColon(text.slice(offset, line.end)) : -1;
  if (colon === -1 || /["']/u.test(text.charAt(textAround(mistake, offset).start))) return undefined;
  const said = 'A text with a colon and a space in it needs quotes.';
  return needsQuotes(mistake, offset, signAt(offset + colon), said);
}

/** Two values side by side; the second is what YAML stopped at, or stands behind it. */
function missingComma(mistake: Mistake): Problem {
  const { text, offset } = mistake;
  const { end } = textAround(mistake, offset);
  const quoted = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*/u.exec(text.slice(offset, end));
  const start = offset + (quoted?.[0].length ?? 0);
  const said = 'This does not fit between the brackets: a comma, a colon or quotes are missing.';
  const fix = 'Put commas between the items, and texts with commas, colons or brackets in quotes.';
  return syntax({ start, end: Math.max(start, end) }, said, fix);
}
