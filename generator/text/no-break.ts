/**
 * Inserts no-break spaces: between a number and its noun, in dates, addresses and terms, according to
 * `no-break-rules.ts`. This applies only to the visible text of pages; attributes, titles and data are unchanged.
 */

import type { LineVariant, Typesetting } from '../../templates/rendering/typesetting.tsx';
import { maxUnbrokenLength } from '../../templates/text/direction-runs.ts';
import {
  buildRules,
  buildShortWordRules,
  buildWordPatterns,
  lastWordRules,
  type NoBreakLists,
  type NoBreakRules,
} from './no-break-rules.ts';

export function createTypesetting(languages: readonly NoBreakLists[]): Typesetting {
  const words = buildWordPatterns(languages);
  const rules = buildRules(words);
  const headingRules = [...buildShortWordRules(words), ...lastWordRules];
  // A pattern with digits cannot match a text without digits, and most texts have none.
  const rulesWithoutDigits = rules.filter(({ source }) => !source.includes(String.raw`\d`));
  const joinIn = (text: string, line: LineVariant): string => {
    const joined = joinWords(text, /\d/u.test(text) ? rules : rulesWithoutDigits, maxUnbrokenLength);
    if (line === 'heading') return joinWords(joined, headingRules, maxLengthInHeading);
    return line === 'lead' ? joinWords(joined, lastWordRules, maxUnbrokenLength) : joined;
  };
  // Cached, because lists and bars repeat the same texts on many pages.
  const cache = new Map<string, string>();
  return {
    keepSpaces: (text, line) => {
      if (!spacePattern.test(text)) return text;
      if (cache.size > maxCachedTexts) cache.clear();
      const key = `${line} ${text}`;
      const joined = cache.get(key) ?? joinIn(text, line);
      cache.set(key, joined);
      return joined;
    },
    keepHyphens,
  };
}

/** The cache is cleared when it has more texts. */
const maxCachedTexts = 4000;

/**
 * Returns the text with unbreakable hyphens, for links and headings: "co-signer". Inserts a word joiner after the
 * hyphen instead of U+2011, which the fonts lack and searches do not match.
 */
function keepHyphens(text: string, line: LineVariant): string {
  if (line !== 'link' && line !== 'heading') return text;
  return text.replace(compound, (word) =>
    word.length > maxUnbrokenLength ? word : word.replaceAll('-', `-${wordJoiner}`),
  );
}

/** Matches compounds with hyphens, but no addresses and no compounds with a digit after the hyphen. */
const compound = /(?<![\p{L}\p{N}@./-])[\p{L}\p{N}]+(?:-\p{L}+)+(?![\p{L}\p{N}@/-]|\.\p{L})/gu;

/**
 * The length of the longest unbroken text that fits the narrowest column in a heading, with the spacing that visitors
 * may set.
 */
const maxLengthInHeading = 12;

const wordJoiner = '\u2060';
const noBreakSpace = '\u00a0';
const spacePattern = /[ \n\r\t]/u;
const wordCharacter = /[^ \n\r\t]/u;
/** Punctuation, which is narrow and does not count as length. */
const punctuation = /[^\p{L}\p{N}\u00a0 ]/gu;

function joinWords(text: string, rules: NoBreakRules, maxLength: number): string {
  // `matchAll` copies each pattern, and most rules match nothing.
  const matchingRules = rules.filter((rule) => text.search(rule) !== -1);
  if (matchingRules.length === 0) return text;
  const characters = text.split('');
  for (const rule of matchingRules) {
    for (const match of text.matchAll(rule)) join(characters, match, maxLength);
  }
  return characters.join('');
}

/** Replaces the spaces of a match by no-break spaces, unless the unbroken text would be too long. */
function join(characters: string[], { 0: found, index }: RegExpExecArray, maxLength: number): void {
  const isInWord = (at: number) => wordCharacter.test(characters[at] ?? ' ');
  let start = index;
  let end = index + found.length;
  while (isInWord(start - 1)) start -= 1;
  while (isInWord(end)) end += 1;
  if (characters.slice(start, end).join('').replace(punctuation, '').length > maxLength) return;
  for (let at = index; at < index + found.length; at += 1) if (!isInWord(at)) characters[at] = noBreakSpace;
}
