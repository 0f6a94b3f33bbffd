/** Finds signs in texts; many of one kind in a text are one problem, at the first. */

/** The first hit of a pattern, and how many there are. */
export type Hit = {
  readonly found: string;
  readonly start: number;
  readonly length: number;
  readonly count: number;
};

/** Looks for a pattern with the flag `g`. */
export function findInText(text: string, pattern: RegExp): Hit | undefined {
  const matches = [...text.matchAll(pattern)];
  const first = matches[0];
  if (first === undefined) return undefined;
  return { found: first[0], start: first.index, length: first[0].length, count: matches.length };
}

/** ` (3 times)`, or nothing for one. */
export function timesOf({ count }: Hit): string {
  return count === 1 ? '' : ` (${count} times in this text)`;
}
