/** Builds patterns that find words in any case and in the spelling variants of their script (see `Spelling`). */
import type { Spelling } from '../../templates/typefaces/script.ts';
import { scriptCodes, scripts } from '../../templates/typefaces/scripts.ts';

const spellings: readonly Spelling[] = scriptCodes.map((code) => scripts[code].spelling);
const variants: Readonly<Record<string, string>> = Object.assign(
  {},
  ...spellings.map((spelling) => spelling.variants),
);
export const letter = `[0-9${spellings.map(({ letters }) => letters).join('')}]`;
/** The prefixes that scripts attach to a number. */
export const beforeNumber = spellings.map(({ prefixes }) => prefixes?.beforeNumber ?? '').join('');
const starts = spellings.map((spelling) => ({ spelling, start: new RegExp(`^[${spelling.letters}]`, 'u') }));

/** V8 sometimes ignores the modifier `(?i:)` (https://github.com/nodejs/node/issues/60030). */
type LetterCase = 'asWritten' | 'any';

/** Whole words only. */
export function buildTermPattern(words: readonly string[]): RegExp {
  return wholeWords(words.map((word) => patternOf(word)).join('|'));
}

export function buildTermTest(words: readonly string[]): RegExp {
  return new RegExp(wholeWords(alternativesOf(words)).source, 'i');
}

/** Without word boundaries. A common prefix is written once, so that other words are rejected early. */
export function alternativesOf(words: readonly string[], letterCase?: LetterCase): string {
  const parts = words.map((word) => partsOf(word, letterCase));
  const groups = Map.groupBy(parts, ({ before }) => before);
  return [...groups]
    .map(([before, group]) => `${before}(?:${group.map(({ word }) => word).join('|')})`)
    .join('|');
}

export function wholeWords(alternatives: string): RegExp {
  return new RegExp(`(?<!${letter})(?:${alternatives})(?!${letter})`, 'gi');
}

/** In all spelling variants, without word boundaries. */
export function patternOf(term: string, letterCase?: LetterCase): string {
  const { before, word } = partsOf(term, letterCase);
  return before + word;
}

function partsOf(
  term: string,
  letterCase: LetterCase = 'asWritten',
): { readonly before: string; readonly word: string } {
  const spelling = spellingOf(term);
  const plain = (spelling?.marks === undefined ? term.normalize('NFD') : term).replace(/\p{Mark}/gu, '');
  const prefixes = spelling?.prefixes;
  if (prefixes === undefined) return { before: '', word: letterPatternOf(plain, letterCase) };
  return plain.startsWith(prefixes.article)
    ? {
        before: prefixes.beforeWordWithoutArticle,
        word: letterPatternOf(plain.slice(prefixes.article.length), letterCase),
      }
    : { before: prefixes.beforeWord, word: letterPatternOf(plain, letterCase) };
}

/** By the first letter; undefined for characters other than letters. */
function spellingOf(text: string): Spelling | undefined {
  return starts.find(({ start }) => start.test(text))?.spelling;
}

function letterPatternOf(plain: string, letterCase: LetterCase): string {
  return [...plain]
    .map((character) => {
      if (/\s/u.test(character)) return '[\\s\\u00a0]+';
      if (!/\p{L}/u.test(character)) return RegExp.escape(character);
      const forms = variants[character.toLowerCase()] ?? character;
      const inCases = letterCase === 'any' ? forms.toLowerCase() + forms.toUpperCase() : forms;
      const letters = [...new Set(inCases)].join('');
      const form = letters.length === 1 ? letters : `[${letters}]`;
      return form + (spellingOf(character)?.marks ?? '');
    })
    .join('');
}
