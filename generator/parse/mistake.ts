/** An error of the `yaml` package as the explanations see it, and what they make of it. */
import type { Fix } from '../diagnostics/diagnostic.ts';
import type { Stretch } from '../diagnostics/line-index.ts';
import type { Line, Surroundings } from './lines.ts';
import { needsQuotes, type Problem } from './problem.ts';
import type { Token } from './tokens.ts';

/** An error with the line it stands on, the innermost bracket open there and the last quoted text before it. */
export type Mistake = Surroundings & {
  readonly message: string;
  readonly offset: number;
  readonly line: Line;
  readonly quoted: Token | undefined;
};

/** Explains a mistake, or leaves it to the next. */
export type Explain = (mistake: Mistake) => Problem | undefined;

/** What was not understood, to the end of the line. */
export function errorOn({ offset, line: { end } }: Mistake): Stretch {
  return { start: Math.min(offset, end), end };
}

/** One character. */
export const signAt = (start: number): Stretch => ({ start, end: start + 1 });

/** A line that YAML cannot read. */
export function syntax(place: Stretch, message: string, fix: Fix): Problem {
  return { rule: 'yaml/syntax', ...place, message, fix };
}

/** A problem after which nothing can be judged. */
export const last = (problem: Problem): Problem => ({ ...problem, isLast: true });

/** A text that begins with a sign of YAML. */
export function startsWithSign(at: Surroundings, offset: number): Problem {
  const said = `A text that starts with ${at.written.charAt(offset)} needs quotes.`;
  return needsQuotes(at, offset, signAt(offset), said);
}
