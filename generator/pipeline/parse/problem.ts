/** A problem of a YAML text while the text is examined: offsets instead of lines. */

import type { SourceFile } from '../../content/source-file.ts';
import type { ContentRef, Diagnostic, Fix, RuleId } from '../../diagnostics/diagnostic.ts';
import { type buildLineIndex, type Stretch, spanOf } from '../../diagnostics/line-index.ts';
import type { Token } from './compose-text.ts';
import { type Line, quoteText, rewriteLine, type Surroundings, textAround } from './lines.ts';

/** One mistake. Nothing at the very start stands for the whole file. */
export type Problem = Stretch & {
  readonly rule: RuleId;
  readonly message: string;
  readonly fix: Fix;
  readonly related?: readonly (Stretch & { readonly label: string })[];
};

/** An error of `yaml` with the line it stands on, the innermost bracket open there and the last quoted text before it. */
export type Mistake = Surroundings & {
  readonly message: string;
  readonly offset: number;
  readonly line: Line;
  readonly quoted: Token | undefined;
};

/** One character. */
export const signAt = (start: number): Stretch => ({ start, end: start + 1 });

/** A line that YAML cannot read. */
export function syntax(place: Stretch, message: string, fix: Fix): Problem {
  return { rule: 'yaml/syntax', ...place, message, fix };
}

/** The line with a stretch of it in quotes. */
export const inQuotes = (text: string, stretch: Stretch): Fix =>
  rewriteLine(text, stretch, quoteText(text.slice(stretch.start, stretch.end)));

/** The text around an offset needs quotes because of a sign in it. */
export function needsQuotes(at: Surroundings, offset: number, sign: Stretch, message: string): Problem {
  const { start, end } = sign;
  const fix = inQuotes(at.text, textAround(at, offset));
  return { rule: 'yaml/needs-quotes', start, end, message, fix };
}

/** A text that begins with a sign of YAML. */
export function startsWithSign(at: Surroundings, offset: number): Problem {
  const said = `A text that starts with ${at.text.charAt(offset)} needs quotes.`;
  return needsQuotes(at, offset, signAt(offset), said);
}

const names = new Map([
  ['\t', 'tab'],
  ['\u00a0', 'no-break space'],
  ['\u202f', 'narrow no-break space'],
  ['\u3000', 'ideographic space'],
]);

/** Returns the name of a space with its code point: `no-break space (U+00A0)`. */
export function nameOfSpace(character: string): string {
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? '';
  const name = names.get(character) ?? (/\p{Z}/u.test(character) ? 'unusual space' : 'invisible character');
  return character === '\t' ? name : `${name} (U+${code})`;
}

/** Another space than the usual one in an indentation. */
export function strangeSpace(text: string, start: number): Problem {
  const sign = nameOfSpace(text.charAt(start));
  const count = text.match(/^ *(?! )[\t\p{Zs}]/gmu)?.length ?? 1;
  const isFirst = start === 0 || text[start - 1] === '\n';
  const where = isFirst ? `This line starts with a ${sign}` : `A ${sign} stands where spaces belong`;
  const message = `${where}; lines are indented with spaces.${count > 1 ? ` ${count} lines of this file do.` : ''}`;
  const fix = 'Use two spaces for each level.';
  return { rule: 'yaml/tab', start, end: start + 1, message, fix };
}

/** The problem as a diagnostic of its file. */
export function toDiagnostic(
  problem: Problem,
  { path }: SourceFile,
  lines: ReturnType<typeof buildLineIndex>,
): Diagnostic {
  const { rule, message, fix, related } = problem;
  const placeOf = (stretch: Stretch): ContentRef =>
    stretch.end === 0 ? { file: path } : { file: path, span: spanOf(lines, stretch) };
  const others = related?.map(({ label, ...stretch }) => ({ label, place: placeOf(stretch) }));
  return { rule, place: placeOf(problem), message, fix, ...(others && { related: others }) };
}
