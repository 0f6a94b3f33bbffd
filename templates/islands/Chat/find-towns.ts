/** Finds the places that a message names, in any language. */
import type { ChatKeywords } from '../../../schema/index.ts';
import { listForms } from '../../text/arabic-forms.ts';
import { comparisonKey, normalizeWords } from '../../text/normalize.ts';

/** A place: the index of its group, and its index in the group. */
export type FoundTown = readonly [group: number, town: number];

/** Maximum number of words of a name. */
const maxWords = 4;
/** Minimum number of letters of a name; shorter ones are also other words. */
const minLetters = 4;

/**
 * Returns a function that finds the places in a message, in their order. `languages` has the names of each language:
 * those of each group separated by bars, in the same order in every language. Spaces, hyphens and Arabic clitics do not
 * count.
 */
export function createTownFinder(
  languages: readonly (readonly string[])[],
  clitics: ChatKeywords['arabicForms'],
): (message: string) => readonly FoundTown[] {
  const towns = new Map(
    languages.flatMap((groups) =>
      groups.flatMap((names, group) =>
        names.split('|').map((name, town): [string, FoundTown] => [comparisonKey(name), [group, town]]),
      ),
    ),
  );
  return (message) => {
    const words = normalizeWords(message);
    const found = new Set<FoundTown>();
    let start = 0;
    while (start < words.length) {
      const match = matchAt(words.slice(start, start + maxWords), towns, clitics);
      if (match !== undefined) found.add(match.town);
      start += match?.length ?? 1;
    }
    return [...found];
  };
}

/** Returns the place with the longest name that begins with the first word, and the number of its words. */
function matchAt(
  words: readonly string[],
  towns: ReadonlyMap<string, FoundTown>,
  clitics: ChatKeywords['arabicForms'],
) {
  const [first = '', ...others] = words;
  for (let length = words.length; length > 0; length -= 1) {
    for (const form of listForms(first, clitics)) {
      const key = comparisonKey([form, ...others.slice(0, length - 1)].join(' '));
      const town = key.length < minLetters ? undefined : towns.get(key);
      if (town !== undefined) return { town, length };
    }
  }
  return undefined;
}
