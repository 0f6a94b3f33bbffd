/** Searches texts for words in all their spellings. */
import { memoizePerObject } from '../../schema/memoize-per-object.ts';
import type { Term } from '../../schema/rule.ts';
import { buildTermPattern, buildTermTest } from '../text/term-pattern.ts';
import type { ContentText } from './content-text.ts';
import { blankOut, reportPatterns, type TextPattern } from './find-patterns.ts';

/** Reports each term at most once per text, at its first match. The patterns are cached for each list of terms. */
export function reportTerms(texts: readonly ContentText[], termsOf: (text: ContentText) => readonly Term[]) {
  return reportPatterns(texts, (text) => {
    const terms = termsOf(text);
    return testOf(terms)?.test(text.text) ? patternsOf(terms) : [];
  });
}

/** Returns one test for all terms, because most texts contain none; undefined without terms. */
const testOf = memoizePerObject((terms: readonly Term[]) =>
  terms.length === 0 ? undefined : buildTermTest(terms.flatMap(({ words }) => words)),
);

const patternsOf = memoizePerObject((terms: readonly Term[]) =>
  terms.map(
    ({ words, except, mayBeQuoted = false, message, fix }): TextPattern => ({
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
