/**
 * Inserts no-break spaces: between a number and its noun, in dates, addresses and terms, by the rules of
 * `no-break-rules.ts`. This applies to the text of pages only; rules, attributes, titles and data are unchanged.
 */
import { maxUnbrokenLength } from '../../templates/components/Bidi/max-unbroken-length.ts';
import type { LineVariant, Typesetting } from '../../templates/typesetting.tsx';
import {
  lastWord,
  type NoBreakLists,
  type NoBreakRules,
  planRules,
  planShortWords,
  planWords,
} from './no-break-rules.ts';

/** Creates the typesetting of a site from the word lists of all its languages. */
export function planNoBreak(languages: readonly NoBreakLists[]): Typesetting {
  const words = planWords(languages);
  const rules = planRules(words);
  const headingRules = [...planShortWords(words), ...lastWord];
  // A pattern with digits cannot match a text without digits, and most texts have none.
  const rulesOfWords = rules.filter(({ source }) => !source.includes(String.raw`\d`));
  const joinIn = (text: string, line: LineVariant): string => {
    const kept = joinWords(text, /\d/u.test(text) ? rules : rulesOfWords, maxUnbrokenLength);
    if (line === 'heading') return joinWords(kept, headingRules, longestInHeading);
    return line === 'lead' ? joinWords(kept, lastWord, maxUnbrokenLength) : kept;
  };
  // Cached, because lists and bars repeat the same texts on many pages.
  const known = new Map<string, string>();
  return {
    keepSpaces: (text, line) => {
      if (!isSpace.test(text)) return text;
      if (known.size > mostKnown) known.clear();
      const key = `${line} ${text}`;
      const kept = known.get(key) ?? joinIn(text, line);
      known.set(key, kept);
      return kept;
    },
    keepHyphens,
  };
}

/** The size of the cache. */
const mostKnown = 4000;

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

/** Matches compounds with hyphens, but not addresses and no digits after the hyphen. */
const compound = /(?<![\p{L}\p{N}@./-])[\p{L}\p{N}]+(?:-\p{L}+)+(?![\p{L}\p{N}@/-]|\.\p{L})/gu;

/** The longest unbroken text that fits the narrowest column in a heading, with the spacing that visitors may set. */
const longestInHeading = 12;

const wordJoiner = '\u2060';
const noBreakSpace = '\u00a0';
const isSpace = /[ \n\r\t]/u;
const isInWord = /[^ \n\r\t]/u;
/** Punctuation is narrow and does not count. */
const signs = /[^\p{L}\p{N}\u00a0 ]/gu;

function joinWords(text: string, inOrder: NoBreakRules, longest: number): string {
  // Most rules match nothing, and `matchAll` would copy each pattern first.
  const found = inOrder.filter((rule) => text.search(rule) !== -1);
  if (found.length === 0) return text;
  const characters = text.split('');
  for (const rule of found) {
    for (const match of text.matchAll(rule)) join(characters, match, longest);
  }
  return characters.join('');
}

/** Replaces the spaces of a match by no-break spaces, unless the unbroken text would be too long. */
function join(characters: string[], { 0: found, index }: RegExpExecArray, longest: number): void {
  const isInPiece = (at: number) => isInWord.test(characters[at] ?? ' ');
  let start = index;
  let end = index + found.length;
  while (isInPiece(start - 1)) start -= 1;
  while (isInPiece(end)) end += 1;
  if (characters.slice(start, end).join('').replace(signs, '').length > longest) return;
  for (let at = index; at < index + found.length; at += 1) if (!isInPiece(at)) characters[at] = noBreakSpace;
}
