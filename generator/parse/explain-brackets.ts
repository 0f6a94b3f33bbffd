/** Slips between brackets and braces. */
import { findColon, lineAt, textAround } from './lines.ts';
import { last, type Mistake, needsQuotes, type Problem, signAt, startsWithSign, syntax } from './problem.ts';

/** A list or block that goes on to the end of the text. */
export function unclosedBracket({ text, message, open = 0, line, offset }: Mistake): Problem | undefined {
  if (!/^Flow .*end with/u.test(message)) return undefined;
  const [close, what] = text[open] === '{' ? ['}', 'block'] : [']', 'list'];
  const said = `This ${text[open]} is never closed by ${close}.`;
  const fix = `Add ${close} where the ${what} ends; if it is a text, put it in quotes.`;
  const problem = syntax(signAt(open), said, fix);
  const isNext = offset >= text.trimEnd().length || lineAt(text, open).end + 1 === line.start;
  return isNext ? problem : last(problem);
}

/** A bracket without its other half. */
export function strayBracket({ text, message, offset, line }: Mistake): Problem | undefined {
  if (!message.startsWith('Unexpected flow-') || offset <= line.valueStart) return undefined;
  const fix = 'Remove it; if it is part of a text, put the whole text in quotes.';
  return syntax(signAt(offset), `This ${text.charAt(offset)} closes nothing.`, fix);
}

/** A text with a colon, or one that starts with a sign, between brackets. */
export function textInBrackets(mistake: Mistake): Problem | undefined {
  const { text, message, offset, line } = mistake;
  if (message.startsWith('Plain value cannot')) return startsWithSign(mistake, offset);
  const colon = /^(?:Block|Nested)/u.test(message) ? findColon(text.slice(offset, line.end)) : -1;
  if (colon === -1 || /["']/u.test(text.charAt(textAround(mistake, offset).start))) return undefined;
  const said = 'A text with a colon and a space in it needs quotes.';
  return needsQuotes(mistake, offset, signAt(offset + colon), said);
}

/** Two values side by side; the second is what YAML stopped at, or stands behind it. */
export function missingComma(mistake: Mistake): Problem {
  const { text, offset } = mistake;
  const { end } = textAround(mistake, offset);
  const quoted = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*/u.exec(text.slice(offset, end));
  const start = offset + (quoted?.[0].length ?? 0);
  const said = 'This does not fit between the brackets: a comma, a colon or quotes are missing.';
  const fix = 'Put commas between the items, and texts with commas, colons or brackets in quotes.';
  return last(syntax({ start, end: Math.max(start, end) }, said, fix));
}
