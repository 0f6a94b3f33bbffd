/** Builds the index of place names in every language for the browser. */
import type { TownLink } from '../../page-context.ts';
import type { LetterTable } from '../fold-words.ts';
import type { TownIndex } from './find-towns.ts';

/** Returns the index from the places by language tag. */
export function indexTowns(
  townsByLanguage: ReadonlyMap<string, readonly TownLink[]>,
  letters: LetterTable,
): TownIndex {
  const allTowns = [...townsByLanguage].flatMap(([tag, towns]) => towns.map((town) => ({ tag, ...town })));
  return {
    letters,
    towns: [...Map.groupBy(allTowns, ({ id }) => id).values()].flatMap(([first, ...others]) => {
      if (first === undefined) return [];
      const { officialName, county } = first;
      const translatedTowns = [first, ...others].filter(({ name }) => name !== officialName);
      return {
        name: officialName,
        county,
        names: Object.fromEntries(translatedTowns.map(({ tag, name }) => [tag, name])),
        police: [...new Set([first, ...others].flatMap(({ police }) => police.map(({ name }) => name)))],
      };
    }),
  };
}
