/** "Did you mean …?": finds the word a writer probably meant. */

const farthest = 2;
/** No word and no address is longer; comparing takes as many steps as the product of two lengths. */
const longest = 200;

/**
 * The candidate nearest to a word, when it is near: at most two letters added, dropped, changed or swapped.
 * Capital letters do not count. Among equally near ones the first wins.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: { candidate: string; distance: number } | undefined;
  for (const candidate of candidates) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    const isNear = distance <= farthest && distance < Math.min(word.length, candidate.length);
    if (isNear && distance < (best?.distance ?? Number.POSITIVE_INFINITY)) best = { candidate, distance };
  }
  return best?.candidate;
}

/** Edits between two words, a swap of neighbours counting as one; infinite when lengths alone rule them out. */
function editDistance(from: string, to: string): number {
  if (Math.abs(from.length - to.length) > farthest || from.length > longest) return Number.POSITIVE_INFINITY;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwap ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return at(last, to.length);
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;
