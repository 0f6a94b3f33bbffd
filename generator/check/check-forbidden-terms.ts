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
    // People type words that we do not write.
    if (style === undefined || text.field.keeps === 'search' || !testOf(style)?.test(text.text)) return [];
    return findPatterns([text], termsOf(style));
  });
}

/** One pattern for all terms of a language, which most texts pass; undefined without any. */
const testOf = oncePer(({ forbidden }: Style) =>
  forbidden.length === 0 ? undefined : buildTermTest(forbidden.flatMap(({ words }) => words)),
);

const termsOf = oncePer(({ forbidden }: Style) => forbidden.map(planTerm));

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
