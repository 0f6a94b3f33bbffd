/** Texts keep clear of words that mean something else to some readers, and of promises nobody can keep. */
import type { ForbiddenTerm, Style } from '../../schema/index.ts';
import { oncePer } from '../../schema/once-per.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { buildTermPattern, buildTermTest } from '../text/term-pattern.ts';
import type { ContentText } from './content-text.ts';
import { blankOut, findPatterns, type TextPattern } from './find-patterns.ts';
import type { Styles } from './find-style.ts';

/** One problem for each such word in a text, each term once. */
export function checkForbiddenTerms(texts: readonly ContentText[], styles: Styles): Diagnostic[] {
  return texts.flatMap((text) => {
    const style = styles.get(text.language);
    const finder = style && finderOf(style);
    // People type words that we do not write.
    if (text.field.keeps === 'search' || !finder?.any.test(text.text)) return [];
    return findPatterns([text], finder.terms);
  });
}

/** The terms of a language, and one pattern that most texts pass at once. */
type LanguageFinder = { readonly any: RegExp; readonly terms: readonly TextPattern[] };

const finderOf = oncePer(({ forbidden: terms }: Style): LanguageFinder | undefined => {
  if (terms.length === 0) return undefined;
  let planned: readonly TextPattern[] | undefined;
  return {
    any: buildTermTest(terms.flatMap(({ words }) => words)),
    get terms() {
      planned ??= terms.map(planTerm);
      return planned;
    },
  };
});

function planTerm({ words, except, reason, write }: ForbiddenTerm): TextPattern {
  return {
    rule: 'text/forbidden-term',
    pattern: buildTermPattern(words),
    except: except && buildTermPattern(except),
    // Addresses of links are not read.
    read: (text) => blankOut(text, /\]\([^()]*\)/gu),
    message: ({ found }) => `"${found}" must not stand here. ${reason}`,
    fix: `Write ${write}.`,
  };
}
