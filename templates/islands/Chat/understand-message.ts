/** The lists of all languages apply to every message. */
import type { ChatKeyword, ChatKeywords } from '../../../schema/index.ts';
import { listForms } from '../../text/arabic-forms.ts';
import { comparisonKey, normalizeWords } from '../../text/normalize.ts';
import { unifyDigits } from '../../typefaces/digits.ts';

/** The lists of `content/shared/chat-keywords.yaml` in all languages, and the rules for Arabic words. */
export type KeywordLists = Pick<ChatKeywords, 'order' | 'arabicForms'> & {
  /** Phrases, separated by commas, which take fewer bytes than quotation marks. */
  readonly ignoredPhrases: string;
  /** Words and phrases by keyword, separated by commas. */
  readonly phrases: Readonly<Record<ChatKeyword, string>>;
};

export type FoundKeyword = {
  readonly keyword: ChatKeyword | undefined;
  /** The words of the message that belong to no keyword. */
  readonly rest: readonly string[];
};

type Phrase = { readonly words: readonly string[]; readonly keyword: ChatKeyword | undefined };

/** All lists are normalized once. */
export function createKeywordFinder(lists: KeywordLists): (message: string) => FoundKeyword {
  const { order, ignoredPhrases, phrases } = lists;
  const readPhrases = (list: string, keyword?: ChatKeyword): Phrase[] =>
    list.split(',').map((text) => ({ words: normalizeWords(text).map(withoutArticle), keyword }));
  // Sorting is stable: of phrases with the same length, ignored ones come first, then those of the last keyword.
  const byPriority = [...order].reverse();
  const allPhrases = [
    ...readPhrases(ignoredPhrases),
    ...byPriority.flatMap((keyword) => readPhrases(phrases[keyword], keyword)),
  ].sort((a, b) => b.words.length - a.words.length);
  return (message) => {
    const words = normalizeWords(message);
    const matches = matchPhrases(
      words.map((word) => listForms(word, lists.arabicForms)),
      allPhrases,
    );
    return {
      keyword: byPriority.find((keyword) => matches.some((match) => match?.keyword === keyword)),
      rest: words.filter((_, index) => matches[index]?.keyword === undefined),
    };
  };
}

/** A word belongs to at most one phrase. */
function matchPhrases(words: readonly ReadonlySet<string>[], phrases: readonly Phrase[]) {
  const matches: (Phrase | undefined)[] = words.map(() => undefined);
  for (const phrase of phrases) {
    for (let start = 0; start + phrase.words.length <= words.length; start += 1) {
      const isMatch = phrase.words.every(
        (word, index) => matches[start + index] === undefined && words[start + index]?.has(word),
      );
      if (isMatch) matches.fill(phrase, start, start + phrase.words.length);
    }
  }
  return matches;
}

/** A word of a phrase without the Arabic article also matches a word with it; a stem has at least three letters. */
const withoutArticle = (word: string): string => word.replace(/^ال(?=.{3})/u, '');

/** A place: the index of its group, and its index in the group. */
export type FoundTown = readonly [group: number, town: number];

const maxWords = 4;
/** Shorter names are also other words. */
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

/** The place with the longest name that begins with the first word, and the number of its words. */
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

/** Words for thousand and million after a number. */
const factors: Readonly<Record<string, number>> = {
  k: 1000,
  grand: 1000,
  thousand: 1000,
  mil: 1000,
  الف: 1000,
  الفا: 1000,
  الاف: 1000,
  million: 1_000_000,
  millon: 1_000_000,
  millones: 1_000_000,
  مليون: 1_000_000,
};

const currency = '\\$|usd|dollars?|dolar(?:es)?|دولار(?:ات|ا)?';
/** Not a part of a date, a telephone number or a section of the law. */
const start = '(?<![a-z\\d.,/:-])';
const end = '(?![\\p{L}\\d/:-]|[.,]\\d)';
const amounts = new RegExp(
  `(?<sign>\\$ ?)?${start}(?<number>\\d+(?:[.,٬٫،]\\d+)*)(?: ?(?<factor>${Object.keys(factors).join('|')})(?!\\p{L}))?(?<currency> ?(?:${currency}))?${end}`,
  'gu',
);

/** A separator of thousands. */
const thousands = /[.,٬،](?=\d{3}(?!\d))/gu;

/** Ignored by amounts: invisible characters, accents and vowel marks. */
const ignoredCharacters = /[\p{Cf}\p{Mn}]/gu;

/** Smallest number that is an amount without a sign, a separator or a word, and what all such amounts are multiples of. */
const plainMinimum = 500;
const plainStep = 50;

/** A number alone counts when it is round, as bail is; sections of the law, ages and postal codes are not. */
export function findAmount(message: string, maximum: number): number | undefined {
  const text = unifyDigits(message.normalize('NFKD').replace(ignoredCharacters, '')).toLowerCase();
  const found = [...text.matchAll(amounts)].flatMap(({ groups }) => {
    const { sign, number = '', factor, currency: name } = groups ?? {};
    const whole = number.replace(thousands, '');
    const isMarked = whole !== number || [sign, factor, name].some((mark) => mark !== undefined);
    const dollars = Number(whole.replace(/[,٫]/u, '.')) * (factors[factor ?? ''] ?? 1);
    const isRound = dollars >= plainMinimum && dollars % plainStep === 0;
    return (isMarked || isRound) && dollars >= 1 && dollars <= maximum ? [dollars] : [];
  });
  return found.length === 0 ? undefined : Math.max(...found);
}
