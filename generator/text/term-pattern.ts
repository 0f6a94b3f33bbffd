/** Finds words in a text whatever their case, and however their script lets them be written: see its `Spelling`. */
import type { Spelling } from '../../templates/typefaces/script.ts';
import { scriptCodes, scripts } from '../../templates/typefaces/scripts.ts';

const spellings: readonly Spelling[] = scriptCodes.map((code) => scripts[code].spelling);
const alike: Readonly<Record<string, string>> = Object.assign({}, ...spellings.map((each) => each.alike));
/** Digits and the letters of all scripts, a class of patterns. */
export const letter = `[0-9${spellings.map(({ letters }) => letters).join('')}]`;
/** What any script writes onto the start of a number. */
export const beforeNumber = spellings.map(({ joined }) => joined?.beforeNumber ?? '').join('');
const starts = spellings.map((spelling) => ({ spelling, start: new RegExp(`^[${spelling.letters}]`, 'u') }));

/**
 * Which letters a pattern without the flag `i` finds: those of its words as they are written, or in any case. V8 takes
 * the modifier `(?i:)` for none now and then (https://github.com/nodejs/node/issues/60030).
 */
type LetterCase = 'own' | 'any';

/** What finds any of some words, each whole; the pattern has the flag `g`. */
export function buildTermPattern(words: readonly string[]): RegExp {
  return wholeWords(words.map((word) => patternOf(word)).join('|'));
}

/** What tells whether some words, at least one of them, stand in a text. */
export function buildTermTest(words: readonly string[]): RegExp {
  return new RegExp(wholeWords(alternativesOf(words)).source, 'i');
}

/**
 * Any of some words however they are written, without a bound at either end. What is written onto words stands once
 * before all of them, so that a word that is none of them is passed over at once.
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
  const spelling = spellingOf(words);
  const plain = (spelling?.marks === undefined ? words.normalize('NFD') : words).replace(/\p{Mark}/gu, '');
  const joined = spelling?.joined;
  if (joined === undefined) return { before: '', word: lettersOf(plain, letterCase) };
  return plain.startsWith(joined.article)
    ? { before: joined.beforeArticle, word: lettersOf(plain.slice(joined.article.length), letterCase) }
    : { before: joined.beforeWord, word: lettersOf(plain, letterCase) };
}

/** How the script of the first letter is written; undefined for signs and scripts of no page. */
function spellingOf(text: string): Spelling | undefined {
  return starts.find(({ start }) => start.test(text))?.spelling;
}

function lettersOf(plain: string, letterCase: LetterCase): string {
  return [...plain]
    .map((character) => {
      if (/\s/u.test(character)) return '[\\s\\u00a0]+';
      if (!/\p{L}/u.test(character)) return RegExp.escape(character);
      const forms = alike[character.toLowerCase()] ?? character;
      const inCases = letterCase === 'any' ? forms.toLowerCase() + forms.toUpperCase() : forms;
      const letters = [...new Set(inCases)].join('');
      const form = letters.length === 1 ? letters : `[${letters}]`;
      return form + (spellingOf(character)?.marks ?? '');
    })
    .join('');
}
