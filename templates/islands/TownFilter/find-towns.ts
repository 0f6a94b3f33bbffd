/** Finds places by the beginning of any word of their names, in whatever language, spelling and script. */
import { foldWords, type LetterTable } from '../fold-words.ts';

/** A place with all that it goes by. */
export type IndexedTown = {
  /** Its name in English. */
  readonly name: string;
  /** Its names in languages that call it otherwise, by their tags. */
  readonly names: Readonly<Record<string, string>>;
  /** The names of its police, in every language. */
  readonly police: readonly string[];
  /** Id of its county. */
  readonly county: string;
};

/** Every place of the site. */
export type TownIndex = { readonly letters: LetterTable; readonly towns: readonly IndexedTown[] };

/** What looks for places. */
export type TownFinder = {
  /** A name as names are compared: words in small letters without accents. */
  readonly fold: (name: string) => string;
  /** The places that begin like what was typed, or sound like it where none does; undefined when nothing was typed. */
  readonly find: (typed: string) => readonly IndexedTown[] | undefined;
};

/** Folds all names once. */
export function createTownFinder({ letters, towns }: TownIndex): TownFinder {
  const fold = (name: string) => foldWords(name, letters).join(' ');
  const entries = towns.map((town) => {
    const words = fold([town.name, ...Object.values(town.names), ...town.police].join(' '));
    return { town, words: ` ${words}`, sound: ` ${soundOf(words)}` };
  });
  return {
    fold,
    find: (typed) => {
      const wanted = fold(typed);
      if (wanted === '') return undefined;
      const exact = entries.filter(({ words }) => words.includes(` ${wanted}`));
      const sound = soundOf(wanted);
      const found =
        exact.length > 0 || sound.length < leastSound
          ? exact
          : entries.filter((entry) => entry.sound.includes(` ${sound}`));
      return found.map(({ town }) => town);
    },
  };
}

/** Fewer letters sound like too many names. */
const leastSound = 3;

/** Consonants alone, each once: vowels are what people hear and write in many ways, Arabic ones above all. */
function soundOf(folded: string): string {
  return folded
    .replace(/[غق]/gu, 'ج')
    .replace(/[aeiouyhاويه]/gu, '')
    .replace(/(\p{L})\1/gu, '$1');
}
