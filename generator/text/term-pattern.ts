/** Finds words in a text whatever their case, accents, Arabic vowel signs and the Arabic words written onto them. */

const accents: Readonly<Record<string, string>> = {
  a: 'aáàâä',
  e: 'eéèêë',
  i: 'iíìîï',
  n: 'nñ',
  o: 'oóòôö',
  u: 'uúùûü',
  ا: 'اأإآٱ',
  أ: 'اأإآٱ',
  إ: 'اأإآٱ',
  آ: 'اأإآٱ',
  ى: 'ىي',
};
const signs = '[\\u064B-\\u065F\\u0670\\u0640]*';
/** "and", "with", "for", "as" are written onto the next word, "for the" as one. */
const beforeNoun = '[وف]?(?:[بك]?ال|لل|[بلك])?';
const beforeArticle = '[وف]?(?:[بك]?ال|لل)';
/** Digits, Latin and Arabic letters, a class of patterns; as ranges, since Unicode classes make the search five times as long. */
export const letter = '[0-9A-Za-z\\u00C0-\\u024F\\u0620-\\u064A]';

/**
 * Which letters a pattern without the flag `i` finds: those of its words as they are written, or in any case. V8 takes
 * the modifier `(?i:)` for none now and then (https://github.com/nodejs/node/issues/60030).
 */
type LetterCase = 'own' | 'any';

/** What finds any of some words, each whole; the pattern has the flag `g`. */
export function buildTermPattern(words: readonly string[]): RegExp {
  return wholeWords(words.map((word) => patternOf(word)).join('|'));
}

/** What tells whether a text has any of some words. */
export function buildTermTest(words: readonly string[]): RegExp {
  return new RegExp(wholeWords(alternativesOf(words)).source, 'i');
}

/**
 * Any of some words however they are written, without a bound at either end. What is written onto Arabic words stands
 * once before all of them, so that a word that is none of them is passed over at once.
 */
export function alternativesOf(words: readonly string[], letterCase?: LetterCase): string {
  const parts = words.map((word) => partsOf(word, letterCase));
  const groups = Map.groupBy(parts, ({ before }) => before);
  return [...groups]
    .map(([before, own]) => `${before}(?:${own.map(({ word }) => word).join('|')})`)
    .join('|');
}

/** What finds alternatives of a pattern where they are whole words, in any case. */
export function wholeWords(alternatives: string): RegExp {
  return new RegExp(`(?<!${letter})(?:${alternatives})(?!${letter})`, 'gi');
}

/** What matches some words however they are written, without a bound at either end. */
export function patternOf(words: string, letterCase?: LetterCase): string {
  const { before, word } = partsOf(words, letterCase);
  return before + word;
}

/** What may be written onto some words, and the words. */
function partsOf(
  words: string,
  letterCase: LetterCase = 'own',
): { readonly before: string; readonly word: string } {
  if (!/^\p{Script=Arabic}/u.test(words)) {
    return { before: '', word: lettersOf(words.normalize('NFD').replace(/\p{Mark}/gu, ''), letterCase) };
  }
  const plain = words.replace(/\p{Mark}/gu, '');
  return plain.startsWith('ال')
    ? { before: beforeArticle, word: lettersOf(plain.slice(2), letterCase) }
    : { before: beforeNoun, word: lettersOf(plain, letterCase) };
}

function lettersOf(plain: string, letterCase: LetterCase): string {
  return [...plain]
    .map((character) => {
      if (/\s/u.test(character)) return '[\\s\\u00a0]+';
      if (!/\p{L}/u.test(character)) return RegExp.escape(character);
      const forms = accents[character.toLowerCase()] ?? character;
      const inCases = letterCase === 'any' ? forms.toLowerCase() + forms.toUpperCase() : forms;
      const letters = [...new Set(inCases)].join('');
      const form = letters.length === 1 ? letters : `[${letters}]`;
      return /\p{Script=Arabic}/u.test(character) ? form + signs : form;
    })
    .join('');
}
