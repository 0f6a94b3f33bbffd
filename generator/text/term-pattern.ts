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

export function buildTermPattern(words: readonly string[]): RegExp {
  const patterns = words.map(partsOf).map(({ before, word }) => before + word);
  return wholeWords(patterns.join('|'));
}

/** A common prefix is written once, so that other words are rejected early. */
export function buildTermTest(words: readonly string[]): RegExp {
  const alternatives = [...Map.groupBy(words.map(partsOf), ({ before }) => before)].map(
    ([before, group]) => `${before}(?:${group.map(({ word }) => word).join('|')})`,
  );
  return new RegExp(wholeWords(alternatives.join('|')).source, 'i');
}

export const wholeWords = (alternatives: string): RegExp =>
  new RegExp(`(?<!${letter})(?:${alternatives})(?!${letter})`, 'gi');

/** A pattern of the prefixes that may precede a term, and one of the term, in all spelling variants. */
function partsOf(term: string): { readonly before: string; readonly word: string } {
  const spelling = spellingOf(term);
  const plain = (spelling?.marks === undefined ? term.normalize('NFD') : term).replace(/\p{Mark}/gu, '');
  const prefixes = spelling?.prefixes;
  if (prefixes === undefined) return { before: '', word: letterPatternOf(plain) };
  const { article, beforeWord, beforeWordWithoutArticle } = prefixes;
  return plain.startsWith(article)
    ? { before: beforeWordWithoutArticle, word: letterPatternOf(plain.slice(article.length)) }
    : { before: beforeWord, word: letterPatternOf(plain) };
}

/** By the first letter; undefined for characters other than letters. */
const spellingOf = (text: string): Spelling | undefined =>
  starts.find(({ start }) => start.test(text))?.spelling;

function letterPatternOf(plain: string): string {
  return [...plain]
    .map((character) => {
      if (/\s/u.test(character)) return '[\\s\\u00a0]+';
      if (!/\p{L}/u.test(character)) return RegExp.escape(character);
      const forms = variants[character.toLowerCase()] ?? character;
      const letters = [...new Set(forms)].join('');
      const form = letters.length === 1 ? letters : `[${letters}]`;
      return form + (spellingOf(character)?.marks ?? '');
    })
    .join('');
}
