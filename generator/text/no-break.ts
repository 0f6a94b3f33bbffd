/**
 * Keeps on one line what is read as one thing: a number with the word that it belongs to,
 * a date, a place in an address, a term. What these are is told in no-break-rules.ts.
 *
 * Where a line may break is typography of pages: neither checks nor attributes, titles or data know of it.
 */
import { longestUnbroken } from '../../templates/components/Bidi/longest-unbroken.ts';
import type { LineKind } from '../../templates/typesetting.tsx';
import { lastWord, type NoBreakRule, noBreakRules, shortWord, type Words } from './no-break-rules.ts';

/**
 * The text with no-break spaces in place of some spaces: not a character longer or shorter. In a heading, short words
 * also stay with what they begin; in a heading and in the lead under it, no word ends the last line alone.
 */
export function keepSpaces(text: string, line: LineKind = 'text'): string {
  const kept = joinWords(text, noBreakRules, longestUnbroken);
  if (line === 'heading') return joinWords(kept, [shortWord, lastWord], longestInHeading);
  return line === 'lead' ? joinWords(kept, [lastWord], longestUnbroken) : kept;
}

/**
 * The text with compounds that no line breaks at their hyphens, for links and headings: "co-signer". After the
 * hyphen stands a word joiner, not U+2011 in its place, which our faces do not have and a search does not find.
 */
export function keepHyphens(text: string, line: LineKind): string {
  if (line !== 'link' && line !== 'heading') return text;
  return text.replace(compound, (word) =>
    word.length > longestUnbroken ? word : word.replaceAll('-', `-${wordJoiner}`),
  );
}

/** Words joined by hyphens; addresses, and what has figures after the hyphen, are none. */
const compound = /(?<![\p{L}\p{N}@./-])[\p{L}\p{N}]+(?:-\p{L}+)+(?![\p{L}\p{N}@/-]|\.\p{L})/gu;

/** More characters than this do not fit the narrowest column in the letters of a heading, spaced as visitors may. */
const longestInHeading = 12;

function joinWords(text: string, inOrder: readonly NoBreakRule[], longest: number): string {
  // Words and the white space between them, in turn.
  const parts = text.split(/([ \n\r\t])/u);
  if (parts.length === 1) return text;
  const words: Words = parts.map((part) => part.replace(signsBefore, ''));
  for (const spacesAfter of inOrder) {
    for (let at = 0; at + 2 < parts.length; at += 2)
      join(parts, { at, spaces: spacesAfter(words, at), longest });
  }
  return parts.join('');
}

const noBreakSpace = '\u00a0';
const wordJoiner = '\u2060';
const signsBefore = /^[("'«“‘[¿¡]+/u;
/** Signs are narrow, and not counted with the characters of a piece. */
const signs = /[^\p{L}\p{N}\u00a0 ]/gu;

type Join = { readonly at: number; readonly spaces: number; readonly longest: number };

/** Makes the spaces after a word no-break spaces: as many as told, or none where the piece would be too long. */
function join(parts: string[], { at, spaces, longest }: Join): void {
  if (spaces === 0) return;
  let start = at;
  let end = at + 2 * spaces;
  while (parts[start - 1] === noBreakSpace) start -= 2;
  while (parts[end + 1] === noBreakSpace) end += 2;
  const piece = parts
    .slice(start, end + 1)
    .join('')
    .replace(signs, '');
  if (piece.length > longest) return;
  for (let space = at + 1; space < at + 2 * spaces; space += 2) parts[space] = noBreakSpace;
}
