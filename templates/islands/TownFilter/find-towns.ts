/**
 * Finds places by the beginning of any word of their names or police agencies, in any language and script.
 */
import { foldWords, type LetterTable } from '../fold-words.ts';

/** A place with all its names. */
export type IndexedTown = {
  /** Its name in English. */
  readonly name: string;
  /** Its names in other languages, by language tag, where they differ. */
  readonly names: Readonly<Record<string, string>>;
  /** The names of its police agency in every language. */
  readonly police: readonly string[];
  /** Id of its county. */
  readonly county: string;
};

/** Every place of the site. */
export type TownIndex = { readonly letters: LetterTable; readonly towns: readonly IndexedTown[] };

/** Finds places by name. */
export type TownFinder = {
  /** Normalises a name to lower-case words without accents. */
  readonly fold: (name: string) => string;
  /**
   * Returns the places in whose names a word begins with the typed text, otherwise those that sound like it;
   * undefined for an empty text.
   */
  readonly find: (typedText: string) => readonly IndexedTown[] | undefined;
};

/** Returns a finder. All names are normalised once. */
export function createTownFinder({ letters, towns }: TownIndex): TownFinder {
  const fold = (name: string) => foldWords(name, letters).join(' ');
  const entries = towns.map((town) => {
    const words = fold([town.name, ...Object.values(town.names), ...town.police].join(' '));
    return { town, words: ` ${words}`, sound: ` ${soundOf(words)}` };
  });
  return {
    fold,
    find: (typedText) => {
      const query = fold(typedText);
      if (query === '') return undefined;
      const exact = entries.filter(({ words }) => words.includes(` ${query}`));
      const sound = soundOf(query);
      const found =
        exact.length > 0 || sound.length < minSoundLength
          ? exact
          : entries.filter((entry) => entry.sound.includes(` ${sound}`));
      return found.map(({ town }) => town);
    },
  };
}

/** Minimum number of consonants for a phonetic match. */
const minSoundLength = 3;

/** Returns the consonants without repetitions, because vowels are spelled in many ways, mainly in Arabic. */
function soundOf(folded: string): string {
  return folded
    .replace(/[غق]/gu, 'ج')
    .replace(/[aeiouyhاويه]/gu, '')
    .replace(/(\p{L})\1/gu, '$1');
}
