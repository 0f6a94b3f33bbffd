/**
 * Keeps on one line what is read as one thing: a number with the word that it belongs to,
 * a date, a place in an address, a term. What these are is told in no-break-rules.ts.
 *
 * Where a line may break is typography of pages: neither checks nor attributes, titles or data know of it.
 */
import { longestUnbroken } from '../../templates/components/Bidi/longest-unbroken.ts';
import type { LineKind, Typesetting } from '../../templates/typesetting.tsx';
import {
  lastWord,
  type NoBreakLists,
  type NoBreakRules,
  planRules,
  planShortWords,
  planWords,
} from './no-break-rules.ts';

/** How the lines of a site are kept from breaking, by the words of all its languages. */
export function planNoBreak(languages: readonly NoBreakLists[]): Typesetting {
  const words = planWords(languages);
  const rules = planRules(words);
  const headingRules = [...planShortWords(words), ...lastWord];
  // A pattern that names digits finds nothing in a text without any, and most texts are such.
  const rulesOfWords = rules.filter(({ source }) => !source.includes(String.raw`\d`));
  const joinIn = (text: string, line: LineKind): string => {
    const kept = joinWords(text, /\d/u.test(text) ? rules : rulesOfWords, longestUnbroken);
    if (line === 'heading') return joinWords(kept, headingRules, longestInHeading);
    return line === 'lead' ? joinWords(kept, lastWord, longestUnbroken) : kept;
  };
  // Lists and bars print the same words on many pages.
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

/** So many texts are kept; what many pages print comes back soon. */
const mostKnown = 4000;

/**
 * The text with compounds that no line breaks at their hyphens, for links and headings: "co-signer". After the
 * hyphen stands a word joiner, not U+2011 in its place, which our faces do not have and a search does not find.
 */
function keepHyphens(text: string, line: LineKind): string {
  if (line !== 'link' && line !== 'heading') return text;
  return text.replace(compound, (word) =>
    word.length > longestUnbroken ? word : word.replaceAll('-', `-${wordJoiner}`),
  );
}

/** Words joined by hyphens; addresses, and what has figures after the hyphen, are none. */
const compound = /(?<![\p{L}\p{N}@./-])[\p{L}\p{N}]+(?:-\p{L}+)+(?![\p{L}\p{N}@/-]|\.\p{L})/gu;

/** More characters than this do not fit the narrowest column in the letters of a heading, spaced as visitors may. */
const longestInHeading = 12;

const wordJoiner = '\u2060';
const noBreakSpace = '\u00a0';
const isSpace = /[ \n\r\t]/u;
const isInWord = /[^ \n\r\t]/u;
/** Signs are narrow, and not counted with the characters of a piece. */
const signs = /[^\p{L}\p{N}\u00a0 ]/gu;

function joinWords(text: string, inOrder: NoBreakRules, longest: number): string {
  // Most rules find nothing, and `matchAll` copies the rule first.
  const found = inOrder.filter((rule) => text.search(rule) !== -1);
  if (found.length === 0) return text;
  const characters = text.split('');
  for (const rule of found) {
    for (const match of text.matchAll(rule)) join(characters, match, longest);
  }
  return characters.join('');
}

/** Makes the spaces of what was found no-break spaces, or none where the piece around them would be too long. */
function join(characters: string[], { 0: found, index }: RegExpExecArray, longest: number): void {
  const isInPiece = (at: number) => isInWord.test(characters[at] ?? ' ');
  let start = index;
  let end = index + found.length;
  while (isInPiece(start - 1)) start -= 1;
  while (isInPiece(end)) end += 1;
  if (characters.slice(start, end).join('').replace(signs, '').length > longest) return;
  for (let at = index; at < index + found.length; at += 1) if (!isInPiece(at)) characters[at] = noBreakSpace;
}
