/**
 * Explains errors of the `yaml` package to writers. The package reports the token that the grammar expected, often far
 * from the cause. Therefore each error code has several explanations, which examine the line. The first match is
 * reported.
 */
import type { ErrorCode, YAMLParseError } from 'yaml';
import { plural } from '../../diagnostics/format-totals.ts';
import type { OffsetRange } from '../../diagnostics/line-index.ts';
import type { Token } from './compose-text.ts';
import { blockAt, findColon, levelsAbove, lineAt, quoteText, rewriteLine, textAround } from './lines.ts';
import {
  characterAt,
  type ErrorContext,
  indentationProblem,
  inQuotes,
  leadingIndicatorProblem,
  missingQuotesProblem,
  type Problem,
  syntaxProblem,
} from './problem.ts';
import { explainUnusualSpace, findUnusualSpace } from './unusual-space.ts';

/** A function that returns the problem, or undefined when its explanation does not match. */
type Explain = (context: ErrorContext) => Problem | undefined;

const explanations: Partial<Record<ErrorCode, readonly Explain[]>> = {
  BAD_DQ_ESCAPE: [badEscape],
  BAD_INDENT: [commentInText, wrongIndent],
  BAD_SCALAR_START: [leadingIndicator],
  BLOCK_AS_IMPLICIT_KEY: [leadingIndicator, colonInText, colonBelow],
  KEY_OVER_1024_CHARS: [(context) => badName(context, 'A name is at most 1,024 characters long.')],
  MISSING_CHAR: [unclosedQuote, commentInText, wrongIndent, missingSpace],
  MULTILINE_IMPLICIT_KEY: [missingSpace],
  NON_STRING_KEY: [(context) => badName(context, 'A name is one word, without brackets or braces.')],
  TAB_AS_INDENT: [
    ({ text, offset }) => (text[offset] === '\t' ? indentationProblem(text, offset) : undefined),
  ],
  UNEXPECTED_TOKEN: [earlyEnd, strayBracket, leadingIndicator, wrongIndent],
};

/** The explanations of all error codes inside brackets and braces. */
const inBrackets = [unclosedQuote, badEscape, earlyEnd, unclosedBracket, textInBrackets, missingComma];

/** Returns the problem that caused an error of the package. */
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
  const context = { text, message, offset, line, open, quoted };
  const spaceOffset = tokens
    .filter((token) => token.offset <= offset && token.offset + token.source.length > offset)
    .map((token) => findUnusualSpace(token, text))
    .find((at) => at !== undefined);
  if (spaceOffset !== undefined) return explainUnusualSpace(text, spaceOffset);
  const candidates = open === undefined ? [...(explanations[code] ?? []), misplacedLine] : inBrackets;
  for (const explain of [unusualIndent, ...candidates]) {
    const problem = explain(context);
    if (problem !== undefined) return problem;
  }
  const fix =
    'Check the quotes, colons and indentation of this line and the one above; when in doubt, quote the text.';
  return syntaxProblem(restOfLine(context), 'This is not valid YAML.', fix);
}

/** Returns the range from the error to the end of the line. */
function restOfLine({ offset, line: { end } }: ErrorContext): OffsetRange {
  return { start: Math.min(offset, end), end };
}

/** Reports a tab or an unusual space in the indentation. */
function unusualIndent({ text, offset }: ErrorContext): Problem | undefined {
  const isAtEnd = /^[^\S\n]*\n/u.test(text.slice(offset));
  const line = lineAt(text, isAtEnd ? text.indexOf('\n', offset) + 1 : offset);
  const start = line.start + line.indent;
  return /[\t]|(?! )\p{Zs}/u.test(text.charAt(start)) ? indentationProblem(text, start) : undefined;
}

function unclosedQuote({ text, message, quoted }: ErrorContext): Problem | undefined {
  if (!message.startsWith('Missing closing') || !quoted) return undefined;
  const { offset: start, open } = quoted;
  const quote = text.charAt(start);
  const explanation = `This text starts with ${quote} and never ends with one.`;
  // Between brackets the text may continue after a comma, so its end is unknown.
  if (open !== undefined)
    return syntaxProblem(characterAt(start), explanation, `Add ${quote} where the text ends.`);
  const range = { start, end: textAround({ text, open }, start).end };
  const content = text.slice(start + 1, range.end).replaceAll(quote, '');
  const fix =
    content.trim() === ''
      ? `Remove it, or write the text and ${quote} at its end.`
      : rewriteLine(text, range, quoteText(content));
  return syntaxProblem(characterAt(start), explanation, fix);
}

function badEscape({ text, message, offset, quoted }: ErrorContext): Problem | undefined {
  if (!message.startsWith('Invalid escape') || !quoted) return undefined;
  const range = { start: offset, end: offset + 2 };
  const explanation = `Between double quotes a backslash starts an escape sequence, and ${text.slice(offset, offset + 2)} is not one.`;
  const end = quoted.offset + quoted.source.length;
  const content = `'${quoted.source.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "''")}'`;
  const fix = quoted.source.includes('\n')
    ? 'Write \\\\ for a backslash.'
    : rewriteLine(text, { start: quoted.offset, end }, content);
  return syntaxProblem(range, explanation, fix);
}

function earlyEnd({ text, message, offset, line, open, quoted }: ErrorContext): Problem | undefined {
  if (!quoted || !message.includes('node end') || quoted.offset + quoted.source.length < line.start)
    return undefined;
  const { end } = textAround({ text, open }, offset);
  const wholeText = { start: quoted.offset, end };
  const explanation = `The text already ends at the ${quoted.source.charAt(0)} before this.`;
  return syntaxProblem({ start: offset, end: Math.max(offset, end) }, explanation, inQuotes(text, wholeText));
}

/** Reports a value that starts with a YAML indicator; `|` and `>` may only be followed by their own modifiers. */
function leadingIndicator(context: ErrorContext): Problem | undefined {
  const { start, name, value, valueStart } = context.line;
  const isBracket = /^[[{]/u.test(value) && context.message.includes('node end');
  const isIndicator = /^[@`%,\]}]|^[-?](?:\s|$)|^[|>](?![-+0-9]{0,2}$)/u.test(value);
  if (!isBracket && !(isIndicator && (name !== undefined || valueStart > start))) return undefined;
  return leadingIndicatorProblem(context, valueStart);
}

function colonInText(context: ErrorContext): Problem | undefined {
  const { name, value, valueStart } = context.line;
  const colon = findColon(value);
  if (colon === -1 || name === undefined) return undefined;
  const explanation = 'A text with a colon and a space in it, or a colon at its end, needs quotes.';
  return missingQuotesProblem(context, valueStart, characterAt(valueStart + colon), explanation);
}

/** Reports a colon in a later line of a text, or a key below a text that is indented too far. */
function colonBelow({ text, line }: ErrorContext): Problem | undefined {
  if (!line.name || line.value === '') return undefined;
  let below = line;
  do {
    if (below.end >= text.length) return undefined;
    below = lineAt(text, text.indexOf('\n', below.end) + 1);
  } while (below.name === undefined);
  const { name, start, indent } = below;
  const range = { start: start + indent, end: start + indent + name.length };
  if (/^[\w-]+$/u.test(name)) {
    if (indent <= line.text.indexOf(line.name)) return undefined;
    const explanation = `"${name}" is indented deeper than "${line.name}" above it, which already has a text.`;
    const column = `in the same column as "${line.name}"`;
    const fix =
      blockAt(text, start, 'siblings').end > blockAt(text, start, 'list').end
        ? `Remove the text if these lines are a block of names; if not, start them ${column}.`
        : `Start it ${column}; if it belongs to the text, put the whole text in quotes.`;
    return syntaxProblem(range, explanation, fix);
  }
  return {
    ...{ rule: 'yaml/needs-quotes', ...characterAt(range.end) },
    message: 'A text with a colon and a space in it needs quotes; one of several lines starts best with >-.',
    fix: `Write >- after "${line.name}:" and the whole text below it, indented by two spaces more.`,
  };
}

function missingSpace({ text, line }: ErrorContext): Problem | undefined {
  const name = /^[A-Za-z_][\w-]*(?=:[^\s:/])/u.exec(line.value)?.[0];
  if (line.name !== undefined || name === undefined) return undefined;
  const colon = characterAt(line.valueStart + name.length);
  return syntaxProblem(colon, `A space is missing after "${name}:".`, rewriteLine(text, colon, ': '));
}

function commentInText({ text, line }: ErrorContext): Problem | undefined {
  const above = lineAt(text, Math.max(0, line.start - 1));
  const start = above.start + above.indent;
  if (line.name !== undefined || text[start] !== '#') return undefined;
  const message = 'This comment ends the text above it, so the lines below it are not part of the text.';
  const fix = 'Move the comment above the text.';
  return { rule: 'yaml/hash-comment', start, end: above.end, message, fix };
}

/** Reports a line whose indentation matches no block above it. */
function wrongIndent({
  text,
  message,
  line: { start, end, indent, name },
}: ErrorContext): Problem | undefined {
  const levels = levelsAbove(text, start);
  const hasOtherCause =
    message.startsWith('Implicit map keys') || (message.includes('node end') && name === undefined);
  if (hasOtherCause || levels.includes(indent)) return undefined;
  const nearestLevel = levels.toSorted((a, b) => Math.abs(a - indent) - Math.abs(b - indent))[0] ?? 0;
  const explanation = `This line is indented by ${plural(indent, 'space')}, which matches none of the lines above it.`;
  const fix = `Indent it by ${plural(nearestLevel, 'space')}, as the lines it belongs to.`;
  return syntaxProblem({ start: start + indent, end }, explanation, fix);
}

const badName = (context: ErrorContext, explanation: string): Problem =>
  syntaxProblem(
    restOfLine(context),
    explanation,
    'If the line is meant as text, put the whole text in quotes.',
  );

/** Reports a line of the wrong type, such as a list item among keys. */
function misplacedLine({
  message,
  line: { start, end, indent, name, text },
}: ErrorContext): Problem | undefined {
  const range = { start: start + indent, end };
  if (name !== undefined && message.includes('node end')) {
    const fix = 'Indent it to make it part of the item above, or start it with a dash and a space.';
    return syntaxProblem(range, 'A line that starts with a name cannot be between list items.', fix);
  }
  if (/^ *-(?:\s|$)/u.test(text)) {
    const fix =
      'Write the name of the list, with a colon, on a line above the items; the first starts with a dash, too.';
    return syntaxProblem(range, 'A list item cannot be between lines that start with a name.', fix);
  }
  if (name !== undefined && !message.startsWith('Implicit')) return undefined;
  const fix =
    'If it continues the text above, indent it by two spaces more than the line where the text starts.';
  return syntaxProblem(range, 'This line has no name: it should start with a word and a colon.', fix);
}

/** Reports a bracket or brace that is never closed. */
function unclosedBracket({ text, message, open = 0 }: ErrorContext): Problem | undefined {
  if (!/^Flow .*end with/u.test(message)) return undefined;
  const [close, noun] = text[open] === '{' ? ['}', 'block'] : [']', 'list'];
  const explanation = `This ${text[open]} is never closed by ${close}.`;
  const fix = `Add ${close} where the ${noun} ends; if it is a text, put it in quotes.`;
  return syntaxProblem(characterAt(open), explanation, fix);
}

/** Reports a closing bracket without an opening one. */
function strayBracket({ text, message, offset, line }: ErrorContext): Problem | undefined {
  if (!message.startsWith('Unexpected flow-') || offset <= line.valueStart) return undefined;
  const fix = 'Remove it; if it is part of a text, put the whole text in quotes.';
  return syntaxProblem(characterAt(offset), `This ${text.charAt(offset)} has no opening bracket.`, fix);
}

/** Reports a text between brackets that has a colon or starts with an indicator. */
function textInBrackets(context: ErrorContext): Problem | undefined {
  const { text, message, offset, line } = context;
  if (message.startsWith('Plain value cannot')) return leadingIndicatorProblem(context, offset);
  const colon = /^(?:Block|Nested)/u.test(message) ? findColon(text.slice(offset, line.end)) : -1;
  if (colon === -1 || /["']/u.test(text.charAt(textAround(context, offset).start))) return undefined;
  const explanation = 'A text with a colon and a space in it needs quotes.';
  return missingQuotesProblem(context, offset, characterAt(offset + colon), explanation);
}

/** Reports any other error between brackets, usually a missing comma before or after the text there. */
function missingComma(context: ErrorContext): Problem {
  const { text, offset } = context;
  const { end } = textAround(context, offset);
  const quoted = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*/u.exec(text.slice(offset, end));
  const start = offset + (quoted?.[0].length ?? 0);
  const explanation = 'This does not fit between the brackets: a comma, a colon or quotes are missing.';
  const fix = 'Put commas between the items, and texts with commas, colons or brackets in quotes.';
  return syntaxProblem({ start, end: Math.max(start, end) }, explanation, fix);
}
