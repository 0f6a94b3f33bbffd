const MAX_DISTANCE = 2;

/** The first of the nearest ones; undefined above two edits, or as many as the shorter word has letters. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: { candidate: string; distance: number } | undefined;
  for (const candidate of candidates) {
    const distance = countEdits(word.toLowerCase(), candidate.toLowerCase(), MAX_DISTANCE);
    const isNear = distance < Math.min(word.length, candidate.length);
    if (isNear && distance < (best?.distance ?? Number.POSITIVE_INFINITY)) best = { candidate, distance };
  }
  return best?.candidate;
}

/** The three that share most pairs of letters with the word, the most similar first. */
export function mostSimilar(word: string, candidates: readonly string[]): readonly string[] {
  const pairs = letterPairs(word);
  const similarity = (candidate: string): number => {
    const others = letterPairs(candidate);
    return (2 * pairs.intersection(others).size) / (pairs.size + others.size);
  };
  return candidates.toSorted((a, b) => similarity(b) - similarity(a)).slice(0, 3);
}

function letterPairs(word: string): ReadonlySet<string> {
  const letters = [...word.toLowerCase()];
  return new Set(letters.map((letter, index) => `${letter}${letters[index + 1] ?? ''}`));
}

export function describeNearest(name: string, known: readonly string[], definedIn: string): string {
  if (known.length === 0) return `Add it to ${definedIn}, or remove it here.`;
  const nearestNames = mostSimilar(name, known);
  return nearestNames.length === known.length
    ? `Choose from ${nearestNames.join(', ')}, or add it to ${definedIn}.`
    : `Choose a name of ${definedIn}, such as ${nearestNames.join(', ')}, or add it there.`;
}

export const suggestion = (suggested: string | undefined, otherwise = 'See --help.'): string =>
  suggested === undefined ? otherwise : `Did you mean ${suggested}?`;

/** A swap of neighbors is one edit; infinite when the distance exceeds `most`. */
function countEdits(from: string, to: string, most: number): number {
  if (from === to) return 0;
  if (most === 0 || Math.abs(from.length - to.length) > most) return Number.POSITIVE_INFINITY;
  let prefixLength = 0;
  while (prefixLength < from.length && from[prefixLength] === to[prefixLength]) prefixLength += 1;
  const countRest = (dropped: number, added: number) =>
    countEdits(from.slice(prefixLength + dropped), to.slice(prefixLength + added), most - 1);
  const isSwap = from[prefixLength] === to[prefixLength + 1] && from[prefixLength + 1] === to[prefixLength];
  return (
    1 +
    Math.min(
      countRest(1, 0),
      countRest(0, 1),
      countRest(1, 1),
      isSwap ? countRest(2, 2) : Number.POSITIVE_INFINITY,
    )
  );
}

/** A misspelled name in the list at `index`, and the correct name from another list. */
type MisspelledName = { readonly index: number; readonly written: string; readonly correct: string };

export function findMisspelledNames(lists: readonly (readonly string[])[]): MisspelledName[] {
  const found: MisspelledName[] = [];
  for (const [index, names] of [...lists.entries()].reverse()) {
    const others = new Set(lists.filter((other) => other !== names).flat());
    const matched = new Set(found.flatMap(({ written, correct }) => [written, correct]));
    const unshared = names.filter((name) => !others.has(name) && !matched.has(name));
    const missing = [...others].filter((name) => !names.includes(name) && !matched.has(name));
    for (const written of unshared) {
      const correct = nearest(written, missing);
      if (correct === undefined) continue;
      found.push({ index, written, correct });
      missing.splice(missing.indexOf(correct), 1);
    }
  }
  return found;
}
