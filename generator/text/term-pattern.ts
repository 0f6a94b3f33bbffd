/** Builds patterns that find words in any case and in the spelling variants of their script (see `Spelling`). */
import { foldLetters } from '../../templates/text/normalize.ts';
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
  const patterns = words.map(partsOf).map(({ before, word }) => before + letterPatternOf(word));
  return wholeWords(patterns.join('|'));
}

/**
 * Finds all terms, and few other words, in a text that `foldText` has folded. Any letters may precede a term with
 * prefixes, because its prefixes multiply the time that the pattern takes to compile.
 */
export function buildTermTest(terms: readonly string[]): RegExp {
  const alternatives = [...Map.groupBy(terms.map(partsOf), ({ before }) => before === '')].map(
    ([isStart, group]) =>
      `${isStart ? `(?<!${letter})` : ''}(?:${group.map(({ word }) => foldedPatternOf(word)).join('|')})`,
  );
  return new RegExp(`(?:${alternatives.join('|')})(?!${letter})`);
}

const foldedPatternOf = (word: string): string =>
  foldText(word).replace(/[^\p{L}\p{N}]/gu, (character) =>
    /\s/u.test(character) ? '\\s+' : RegExp.escape(character),
  );

export const foldText = (text: string): string => foldLetters(text.toLowerCase());

export const wholeWords = (alternatives: string): RegExp =>
  new RegExp(`(?<!${letter})(?:${alternatives})(?!${letter})`, 'gi');

/** A pattern of the prefixes that may precede a term, and the term without marks and without its article. */
function partsOf(term: string): { readonly before: string; readonly word: string } {
  const spelling = spellingOf(term);
  const plain = (spelling?.marks === undefined ? term.normalize('NFD') : term).replace(/\p{Mark}/gu, '');
  const prefixes = spelling?.prefixes;
  if (prefixes === undefined) return { before: '', word: plain };
  const { article, beforeWord, beforeWordWithoutArticle } = prefixes;
  return plain.startsWith(article)
    ? { before: beforeWordWithoutArticle, word: plain.slice(article.length) }
    : { before: beforeWord, word: plain };
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
