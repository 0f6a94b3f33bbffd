/** By the beginning of any word of a name, in any language and script. Spaces and hyphens do not count. */
import type { Custodian, PhoneLink, TownLink } from '../../contract/page-context.ts';
import { comparisonKey, normalizeWords } from '../../text/normalize.ts';

export type IndexedTown = {
  /** In English. */
  readonly name: string;
  /** By language tag, where they differ. */
  readonly names: Readonly<Record<string, string>>;
  /** Other names by which it is found, such as "LAPD". */
  readonly otherNames: readonly string[];
  readonly police: readonly IndexedAgency[];
  readonly county: string;
};

/** The name is by language tag. */
export type IndexedAgency = {
  readonly names: Readonly<Record<string, string>>;
  readonly phone?: PhoneLink | undefined;
};

export type TownIndex = {
  readonly towns: readonly IndexedTown[];
  /** Words of all languages that may stand around a name, such as "City of", "County", "CA". */
  readonly around: readonly string[];
  /** Words that are often confused in names, such as "San" and "Saint". */
  readonly similarWords: readonly (readonly string[])[];
};

export type FoundTowns = {
  readonly exact: readonly IndexedTown[];
  readonly others: readonly IndexedTown[];
};

/** Undefined for a text without letters and digits. */
export type FindTowns = (typedText: string) => FoundTowns | undefined;

/** All names are normalized once. */
export function createTownFinder({ towns, around, similarWords }: TownIndex): FindTowns {
  const unify = createUnifier(similarWords);
  const readings = createReadings(around.map(normalizeWords));
  const entries = towns.map((town) => {
    const names = [town.name, ...Object.values(town.names), ...town.otherNames].map(normalizeWords);
    const agencies = town.police.flatMap(({ names }) => Object.values(names)).map(normalizeWords);
    const texts = [...names, ...agencies];
    return {
      town,
      names: [...names, ...names.map(unify)].map(joinWords),
      beginnings: texts.flatMap(listBeginnings),
      unifiedBeginnings: texts.map(unify).flatMap(listBeginnings),
      sound: ` ${soundOf(texts.flat().join(' '))}`,
    };
  });
  const findSimilar = (words: readonly string[]) => {
    const sound = soundOf(words.join(' '));
    return sound.length < minSoundLength ? [] : entries.filter((entry) => entry.sound.includes(` ${sound}`));
  };
  return (typedText) => {
    const words = normalizeWords(typedText);
    if (words.length === 0) return undefined;
    for (const reading of readings(words)) {
      for (const [key, field] of [
        [joinWords(reading), 'beginnings'],
        [joinWords(unify(reading)), 'unifiedBeginnings'],
      ] as const) {
        const found = entries.filter((entry) => entry[field].some((beginning) => beginning.startsWith(key)));
        if (found.length === 0) continue;
        const exact = found.filter(({ names }) => names.includes(key));
        const others = found.filter((entry) => !exact.includes(entry));
        return { exact: exact.map(({ town }) => town), others: others.map(({ town }) => town) };
      }
    }
    return { exact: [], others: findSimilar(readings(words).at(-1) ?? words).map(({ town }) => town) };
  };
}

const joinWords = (words: readonly string[]) => comparisonKey(words.join(' '));

/** "eastlosangeles", "losangeles", "angeles" */
function listBeginnings(words: readonly string[]): readonly string[] {
  return words.map((_, start) => joinWords(words.slice(start)));
}

function createUnifier(similarWords: TownIndex['similarWords']) {
  const firstWords = new Map(
    similarWords.flatMap(([first = '', ...others]) =>
      others.map((word) => [comparisonKey(word), comparisonKey(first)] as const),
    ),
  );
  return (words: readonly string[]) => words.map((word) => firstWords.get(word) ?? word);
}

/**
 * Returns a function that returns the words as typed, then without what stands around a name (state, county, postal
 * code), then also without the beginning of such words at the end, which somebody is still typing.
 */
function createReadings(around: readonly (readonly string[])[]) {
  const strip = (words: readonly string[]): readonly string[] => {
    const first = around.find((phrase) => phrase.every((word, at) => words[at] === word));
    if (first !== undefined) return strip(words.slice(first.length));
    const last = around.find((phrase) => phrase.every((word, at) => words.at(at - phrase.length) === word));
    return last === undefined ? words : strip(words.slice(0, -last.length));
  };
  return (words: readonly string[]): readonly (readonly string[])[] => {
    const stripped = strip(words.filter((word) => !/^\d+$/u.test(word)));
    const isUnfinished = around.some(([word = '']) => word.startsWith(stripped.at(-1) ?? ''));
    return [words, stripped, isUnfinished ? stripped.slice(0, -1) : []].filter(({ length }) => length > 0);
  };
}

const minSoundLength = 3;

/** Without vowels and repetitions, because vowels are spelled in many ways, mainly in Arabic. */
function soundOf(normalized: string): string {
  return normalized
    .replace(/[غق]/gu, 'ج')
    .replace(/[aeiouyhاويه]/gu, '')
    .replace(/(\p{L})\1/gu, '$1');
}

type TownsByLanguage = ReadonlyMap<string, readonly TownLink[]>;

export function indexTowns(townsByLanguage: TownsByLanguage): TownIndex['towns'] {
  const languages = [...townsByLanguage].map(
    ([tag, towns]) => [tag, new Map(towns.map((town) => [town.id, town]))] as const,
  );
  const [[, allTowns] = []] = languages;
  return [...(allTowns?.values() ?? [])].map(({ id, officialName, otherNames, county, police }) => {
    const links = languages.flatMap(([tag, towns]): [string, TownLink][] => {
      const town = towns.get(id);
      return town === undefined ? [] : [[tag, town]];
    });
    return {
      name: officialName,
      otherNames,
      county,
      names: Object.fromEntries(
        links.filter(([, { name }]) => name !== officialName).map(([tag, { name }]) => [tag, name]),
      ),
      police: police.map((agency) => indexAgency(agency, links)),
    };
  });
}

function indexAgency({ id, phone }: Custodian, links: readonly [string, TownLink][]): IndexedAgency {
  const names = links.flatMap(([tag, { police }]) =>
    police.filter((agency) => agency.id === id).map(({ name }) => [tag, name] as const),
  );
  return { names: Object.fromEntries(names), phone };
}
