import { memoizePerObject } from '../../schema/memoize-per-object.ts';
import type { Problem, Term } from '../../schema/rule.ts';
import { buildTermPattern, buildTermTest } from '../text/term-pattern.ts';
import { type ContentString, type ContentText, locationOf } from './content-text.ts';

export type TextPattern<Text extends ContentString = ContentString> = {
  readonly pattern: RegExp;
  /** Longer phrases in which a match is allowed, with the flag `g`. */
  readonly except?: RegExp | undefined;
  /** Reads the searched text, with unchanged offsets. @default the whole text */
  readonly read?: (text: string) => string;
  readonly message: (hit: FirstHit<Text>) => string;
  readonly fix: string | ((hit: FirstHit<Text>) => string);
  /** Reports each different match, because their fixes differ. @default only the first match */
  readonly isReportedEach?: boolean;
};

export type FirstHit<Text> = Hit & {
  readonly text: Text;
  /** The end of a phrase with the number of matches: ` (3 times in this text)`; empty for one match. */
  readonly countSuffix: string;
};

type Hit = { readonly found: string; readonly start: number; readonly length: number };

export function reportPatterns<Text extends ContentString>(
  texts: readonly Text[],
  patternsOf: (text: Text) => readonly TextPattern<Text>[],
): Problem[] {
  return texts.flatMap((text) => {
    const readMemoized = memoizePerObject((read: NonNullable<TextPattern['read']>) => read(text.text));
    return patternsOf(text).flatMap(({ message, fix, read, isReportedEach, ...pattern }): Problem[] => {
      const hits = hitsOf(read === undefined ? text.text : readMemoized(read), pattern);
      if (hits.length === 0) return [];
      const groups = isReportedEach ? Map.groupBy(hits, ({ found }) => found).values() : [hits];
      return [...groups].flatMap(([first, ...others]) => {
        if (first === undefined) return [];
        const hit = { ...first, text, countSuffix: countSuffixOf(first, others) };
        const fixText = typeof fix === 'string' ? fix : fix(hit);
        return { ...locationOf(text, first), message: message(hit), fix: fixText };
      });
    });
  });
}

function countSuffixOf({ found }: Hit, others: readonly Hit[]): string {
  if (others.length === 0) return '';
  const isSame = others.every((other) => other.found === found);
  return isSame ? ` (${others.length + 1} times in this text)` : ` (and ${others.length} more in this text)`;
}

function hitsOf(searched: string, { pattern, except }: Pick<TextPattern, 'pattern' | 'except'>): Hit[] {
  const hits = findAll(searched, pattern);
  if (hits.length === 0 || except === undefined) return hits;
  const allowed = findAll(searched, except);
  return hits.filter(
    ({ start, length }) =>
      !allowed.some((phrase) => start >= phrase.start && start + length <= phrase.start + phrase.length),
  );
}

export function findAll(text: string, pattern: RegExp): Hit[] {
  // Most patterns match nothing, and `matchAll` copies the pattern first.
  if (text.search(pattern) === -1) return [];
  return Array.from(text.matchAll(pattern), ({ 0: found, index: start }) => ({
    found,
    start,
    length: found.length,
  }));
}

/** Replaces placeholders and link targets with spaces, because visitors do not read them. */
export const blankPlaceholders = (text: string): string => blankOut(text, /\{\{[^{}]*\}\}|\]\([^()]*\)/gu);

export const blankOut = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (found) => ' '.repeat(found.length));

export const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** At most once per text, at the first match. */
export const reportTerms = (texts: readonly ContentText[], termsOf: (text: ContentText) => readonly Term[]) =>
  reportPatterns(texts, (text) => {
    const terms = termsOf(text);
    if (!testOf(terms)?.test(text.folded)) return [];
    return patternsOf(terms).filter(({ test }) => test.test(text.folded));
  });

/** One test for all terms, because most texts contain none; undefined without terms. */
const testOf = memoizePerObject((terms: readonly Term[]) =>
  terms.length === 0 ? undefined : buildTermTest(terms.flatMap(({ words }) => words)),
);

const patternsOf = memoizePerObject((terms: readonly Term[]) =>
  terms.map(
    ({ words, except, mayBeQuoted = false, message, fix }): TextPattern & { readonly test: RegExp } => ({
      test: buildTermTest(words),
      pattern: buildTermPattern(words),
      except: except && buildTermPattern(except),
      // Addresses of links are not visible.
      read: mayBeQuoted ? blankTargetsAndQuotes : blankTargets,
      message: ({ found }) => message(found),
      fix,
    }),
  ),
);

const blankTargets = (text: string) => blankOut(text, /\]\([^()]*\)/gu);

const blankTargetsAndQuotes = (text: string) =>
  blankOut(blankTargets(text), /"[^"]*"|“[^“”]*”|«[^«»]*»|(?<!\p{L})‘[^‘]*?’(?!\p{L})/gu);
