/** Prepares the names of all places for the browser, those of every language together. */
import type { TownLink } from '../../page-context.ts';
import type { LetterTable } from '../fold-words.ts';
import type { TownIndex } from './find-towns.ts';

/** The index, from the places as each language lists them, by its tag. */
export function indexTowns(
  languages: ReadonlyMap<string, readonly TownLink[]>,
  letters: LetterTable,
): TownIndex {
  const all = [...languages].flatMap(([tag, towns]) => towns.map((town) => ({ tag, ...town })));
  return {
    letters,
    towns: [...Map.groupBy(all, ({ id }) => id).values()].flatMap(([first, ...others]) => {
      if (first === undefined) return [];
      const { officialName, county } = first;
      const named = [first, ...others].filter(({ name }) => name !== officialName);
      return {
        name: officialName,
        county,
        names: Object.fromEntries(named.map(({ tag, name }) => [tag, name])),
        police: [...new Set([first, ...others].flatMap(({ police }) => police.map(({ name }) => name)))],
      };
    }),
  };
}
