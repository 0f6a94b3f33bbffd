/** Formats code points as CSS ranges. */

/** Returns the value of a `unicode-range` descriptor: `U+0020, U+0621-063A`. */
export function formatUnicodeRange(characters: string): string {
  const runs: number[][] = [];
  for (const point of codePointsOf(characters)) {
    const last = runs.at(-1);
    if (last?.at(-1) === point - 1) last.push(point);
    else runs.push([point]);
  }
  return runs.map((run) => `U+${[...new Set([run[0], run.at(-1)])].map(hex).join('-')}`).join(', ');
}

/** Returns the distinct code points of a text in ascending order. */
export function codePointsOf(characters: string): readonly number[] {
  return [...new Set(Array.from(characters, (character) => character.codePointAt(0) ?? 0))].sort(
    (a, b) => a - b,
  );
}

function hex(point = 0): string {
  return point.toString(16).toUpperCase().padStart(4, '0');
}
