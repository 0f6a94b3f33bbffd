/** Finds signs and words that may not stand in a text: a row says what finds them and what is said of them. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { RuleId } from '../diagnostics/rules.ts';
import { type ContentString, placeOf } from './content-text.ts';

/** One mistake that can be seen in a text alone. */
export type TextPattern<Text extends ContentString = ContentString> = {
  readonly rule: RuleId;
  /** With the flag `g`. */
  readonly pattern: RegExp;
  /** Longer phrases in which it is no mistake, with the flag `g`. */
  readonly except?: RegExp | undefined;
  /** What of the text is looked at, each character in its place. @default all of it */
  readonly read?: (text: string) => string;
  readonly message: (hit: FirstHit<Text>) => string;
  readonly fix: string | ((hit: FirstHit<Text>) => string);
};

/** The first place at which a pattern matches. */
export type FirstHit<Text> = Hit & {
  readonly text: Text;
  /** ` (3 times in this text)`, or nothing for one. */
  readonly times: string;
};

/** A place at which a pattern matches. */
type Hit = { readonly found: string; readonly start: number; readonly length: number };

/** One problem for each text and pattern, at the first hit: many of one kind in a text are one problem. */
export function findPatterns<Text extends ContentString>(
  texts: readonly Text[],
  patternsOf: (text: Text) => readonly TextPattern<Text>[],
): Diagnostic[] {
  return texts.flatMap((text) =>
    patternsOf(text).flatMap(({ rule, message, fix, ...pattern }): Diagnostic[] => {
      const [first, ...others] = hitsOf(text.text, pattern);
      if (first === undefined) return [];
      const times = others.length === 0 ? '' : ` (${others.length + 1} times in this text)`;
      const hit = { ...first, text, times };
      const advice = typeof fix === 'string' ? fix : fix(hit);
      return [{ rule, ...placeOf(text, first), message: message(hit), fix: advice }];
    }),
  );
}

function hitsOf(
  text: string,
  { pattern, except, read = String }: Pick<TextPattern, 'pattern' | 'except' | 'read'>,
): Hit[] {
  const seen = read(text);
  const hits = findAll(seen, pattern);
  if (hits.length === 0 || except === undefined) return hits;
  const excused = findAll(seen, except);
  return hits.filter(
    ({ start, length }) =>
      !excused.some((phrase) => start >= phrase.start && start + length <= phrase.start + phrase.length),
  );
}

/** Every place at which a pattern with the flag `g` matches. */
export function findAll(text: string, pattern: RegExp): Hit[] {
  // Most patterns find nothing, and `matchAll` copies the pattern first.
  if (text.search(pattern) === -1) return [];
  return Array.from(text.matchAll(pattern), ({ 0: found, index: start }) => ({
    found,
    start,
    length: found.length,
  }));
}

/** What visitors read of a text: placeholders and link targets are blanked out. */
export function stripPlaceholders(text: string): string {
  return blankOut(text, /\{\{[^{}]*\}\}|\]\([^()]*\)/gu);
}

/** A text without what a pattern finds, every other character in its place. */
export function blankOut(text: string, pattern: RegExp): string {
  return text.replace(pattern, (found) => ' '.repeat(found.length));
}

/** `U+00F1` for a character. */
export function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
