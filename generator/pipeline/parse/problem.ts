/** A problem of a YAML text, located by offsets. */

import type { SourceFile } from '../../content/source-file.ts';
import type { ContentRef, Diagnostic, Fix, RuleId } from '../../diagnostics/diagnostic.ts';
import { type buildLineIndex, type OffsetRange, spanOf } from '../../diagnostics/line-index.ts';
import type { Token } from './compose-text.ts';
import { type Line, quoteText, rewriteLine, type TextContext, textAround } from './lines.ts';

/** A problem. An empty range at offset 0 means the whole file. */
export type Problem = OffsetRange & {
  readonly rule: RuleId;
  readonly message: string;
  readonly fix: Fix;
  readonly related?: readonly (OffsetRange & { readonly label: string })[];
};

/** An error of `yaml` with its line, the innermost open bracket and the previous quoted text. */
export type ErrorContext = TextContext & {
  readonly message: string;
  readonly offset: number;
  readonly line: Line;
  readonly quoted: Token | undefined;
};

/** Returns the range of one character. */
export const characterAt = (start: number): OffsetRange => ({ start, end: start + 1 });

/** Creates a problem of the rule yaml/syntax. */
export function syntaxProblem(location: OffsetRange, message: string, fix: Fix): Problem {
  return { rule: 'yaml/syntax', ...location, message, fix };
}

/** Returns the corrected line, with a range of it in quotes. */
export const inQuotes = (text: string, range: OffsetRange): Fix =>
  rewriteLine(text, range, quoteText(text.slice(range.start, range.end)));

/**
 * Creates a problem of the rule yaml/needs-quotes for the text at an offset, located at the indicator in it.
 */
export function missingQuotesProblem(
  context: TextContext,
  offset: number,
  indicator: OffsetRange,
  message: string,
): Problem {
  const { start, end } = indicator;
  const fix = inQuotes(context.text, textAround(context, offset));
  return { rule: 'yaml/needs-quotes', start, end, message, fix };
}

/** Reports a text that starts with a YAML indicator. */
export function leadingIndicatorProblem(context: TextContext, offset: number): Problem {
  const explanation = `A text that starts with ${context.text.charAt(offset)} needs quotes.`;
  return missingQuotesProblem(context, offset, characterAt(offset), explanation);
}

const spaceNames = new Map([
  ['\t', 'tab'],
  ['\u00a0', 'no-break space'],
  ['\u202f', 'narrow no-break space'],
  ['\u3000', 'ideographic space'],
]);

/** Returns the name of a space with its code point: `no-break space (U+00A0)`. */
export function nameOfSpace(character: string): string {
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? '';
  const name =
    spaceNames.get(character) ?? (/\p{Z}/u.test(character) ? 'unusual space' : 'invisible character');
  return character === '\t' ? name : `${name} (U+${code})`;
}

/** Reports a tab or an unusual space in the indentation. */
export function indentationProblem(text: string, start: number): Problem {
  const spaceName = nameOfSpace(text.charAt(start));
  const count = text.match(/^ *(?! )[\t\p{Zs}]/gmu)?.length ?? 1;
  const isFirst = start === 0 || text[start - 1] === '\n';
  const subject = isFirst
    ? `This line starts with a ${spaceName}`
    : `A ${spaceName} is in the place of spaces`;
  const message = `${subject}; lines are indented with spaces.${count > 1 ? ` ${count} lines of this file do.` : ''}`;
  const fix = 'Use two spaces for each level.';
  return { rule: 'yaml/tab', start, end: start + 1, message, fix };
}

/** Converts a problem into a diagnostic of its file. */
export function toDiagnostic(
  problem: Problem,
  { path }: SourceFile,
  lines: ReturnType<typeof buildLineIndex>,
): Diagnostic {
  const { rule, message, fix, related } = problem;
  const locationOf = (range: OffsetRange): ContentRef =>
    range.end === 0 ? { file: path } : { file: path, span: spanOf(lines, range) };
  const others = related?.map(({ label, ...range }) => ({ label, location: locationOf(range) }));
  return { rule, location: locationOf(problem), message, fix, ...(others && { related: others }) };
}
