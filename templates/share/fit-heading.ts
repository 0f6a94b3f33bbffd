/** Breaks a heading into lines and finds the largest size at which they fit. */

/** The space for a heading, in pixels. */
export type HeadingArea = {
  readonly width: number;
  readonly height: number;
  /** The maximum font size. */
  readonly largest: number;
  /** Line height as a multiple of the font size. */
  readonly lineHeight: number;
};

/** A heading that fits; `size` and `lineHeight` are in pixels. */
export type FittedHeading = {
  readonly lines: readonly string[];
  readonly size: number;
  readonly lineHeight: number;
};

/** Maximum number of lines; with more, a heading would look like a paragraph. */
const maxLines = 3;
/** Minimum size of a heading that is broken between clauses, relative to its size with free line breaks. */
const clauseSizeFactor = 0.75;

/**
 * Breaks a heading at spaces, preferably after commas and colons, so that its letters are as large as possible.
 * `measure` returns the width of a line as a multiple of the font size.
 */
export function fitHeading(
  heading: string,
  area: HeadingArea,
  measure: (line: string) => number,
): FittedHeading {
  const fit = (lines: readonly string[]) => fitLines(lines, area, measure);
  const unconstrained = largestOf(countsOf(maxLines).map((count) => fit(balanceLines(heading, count))));
  const clauses = heading.split(/(?<=[,،:;؛]) /u);
  if (clauses.length > maxLines) return unconstrained;
  const byClause = largestOf(breakClauses(clauses, maxLines).map(fit));
  return byClause.size >= unconstrained.size * clauseSizeFactor ? byClause : unconstrained;
}

/** Returns all ways to break clauses into lines; each clause begins a line. */
function breakClauses([clause, ...others]: readonly string[], maxLineCount: number): (readonly string[])[] {
  if (clause === undefined) return [[]];
  return countsOf(maxLineCount - others.length).flatMap((count) => {
    const lines = balanceLines(clause, count);
    return breakClauses(others, maxLineCount - lines.length).map((rest) => [...lines, ...rest]);
  });
}

function countsOf(maximum: number): readonly number[] {
  return Array.from({ length: maximum }, (_, index) => index + 1);
}

/** Returns at most `count` lines of which the longest is as short as possible. */
function balanceLines(text: string, count: number): readonly string[] {
  const words = text.split(' ');
  let limit = Math.max(...words.map(({ length }) => length));
  let lines = fillLines(words, limit);
  while (lines.length > count) {
    limit += 1;
    lines = fillLines(words, limit);
  }
  return lines;
}

/** Returns lines of at most `limit` characters; a longer word has a line of its own. */
export function fillLines(words: readonly string[], limit: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= limit) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function fitLines(
  lines: readonly string[],
  { width, height, largest, lineHeight }: HeadingArea,
  measure: (line: string) => number,
): FittedHeading {
  const byWidth = width / Math.max(...lines.map(measure));
  const byHeight = height / (lines.length * lineHeight);
  const size = Math.floor(Math.min(largest, byWidth, byHeight));
  return { lines, size, lineHeight: size * lineHeight };
}

/** Returns the heading with the largest size, or the first of several, which has the fewest lines. */
function largestOf(headings: readonly FittedHeading[]): FittedHeading {
  return headings.reduce((best, next) => (next.size > best.size ? next : best));
}
