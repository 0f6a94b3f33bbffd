/** What the style of a language asks: no misleading words, links that say where they lead, signs in pairs. */

import type { Style } from '../../schema/index.ts';
import { memoizePerObject } from '../../schema/memoize-per-object.ts';
import type { Rule } from '../../schema/rule.ts';
import { type ContentText, locationOf } from '../content/content-text.ts';
import { blankOut, findPatterns, stripPlaceholders, type TextPattern } from '../content/find-patterns.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { linksOf } from '../text/parse-rich-text.ts';
import { buildTermPattern, buildTermTest } from '../text/term-pattern.ts';
import type { UnitContext } from './rule-context.ts';

/** Reports each forbidden word, empty link and single sign in a text; nothing in a language without a style. */
export const writingStyle: Rule<Pick<UnitContext, 'texts' | 'styles'>> = {
  ids: ['text/forbidden-term', 'text/link-words', 'text/spanish-form'],
  run: checkTexts,
};

function checkTexts({ texts, styles }: Pick<UnitContext, 'texts' | 'styles'>): Diagnostic[] {
  return [...Map.groupBy(texts, ({ language }) => styles.get(language))].flatMap(([style, own]) =>
    style === undefined
      ? []
      : [
          // Visitors search for words that the site does not write.
          ...findPatterns(own, ({ text, field }) =>
            field.keeps === 'search' || !testOf(style)?.test(text) ? [] : termsOf(style),
          ),
          ...own.flatMap((text) => explainLinks(text, style)),
          ...findPatterns(own, () => pairsOf(style)),
        ],
  );
}

/** Returns one test for all terms of a language, because most texts hold none; undefined without terms. */
const testOf = memoizePerObject(({ forbidden }: Style) =>
  forbidden.length === 0 ? undefined : buildTermTest(forbidden.flatMap(({ words }) => words)),
);

/** Returns the patterns of words that mislead some readers, and of promises. */
const termsOf = memoizePerObject(({ forbidden }: Style) =>
  forbidden.map(
    ({ words, except, reason, write }): TextPattern => ({
      rule: 'text/forbidden-term',
      pattern: buildTermPattern(words),
      except: except && buildTermPattern(except),
      // Visitors do not read addresses of links.
      read: (text) => blankOut(text, /\]\([^()]*\)/gu),
      message: ({ found }) => `"${found}" must not stand here. ${reason}`,
      fix: `Write ${write}.`,
    }),
  ),
);

/** Reports links that do not say where they lead to those who hear or see them without their sentence. */
function explainLinks(text: ContentText, style: Style): Diagnostic[] {
  return linksOf(text.rich).flatMap(({ start, children }): Diagnostic | [] => {
    const words = children.map((child) => (child.type === 'text' ? child.text : '')).join('');
    if (!emptyWordsOf(style).has(plainForm(words))) return [];
    return {
      rule: 'text/link-words',
      ...locationOf(text, { start: start + 1, length: words.length }),
      message: `The link "${words}" does not say where it leads, when it is heard or found alone.`,
      fix: 'Link the words that name the page or the thing.',
    };
  });
}

const emptyWordsOf = memoizePerObject(({ emptyLinks }: Style) => new Set(emptyLinks.map(plainForm)));

/** Returns words in lower case without diacritics, punctuation and repeated spaces. */
function plainForm(words: string): string {
  return words
    .normalize('NFD')
    .replace(/[\p{Mark}\p{Lm}]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}

const pairsOf = memoizePerObject(({ pairedSigns = [] }: Style) => pairedSigns.map(planPair));

/** Returns the pattern of an opening sign without its closing one, or the reverse. */
function planPair(pair: string): TextPattern {
  const [open = '', close = ''] = pair;
  const [first, last] = [RegExp.escape(open), RegExp.escape(close)];
  const between = `[^${first}${last}]*`;
  const noun = close === '?' ? 'question' : 'exclamation';
  return {
    rule: 'text/spanish-form',
    pattern: new RegExp(`${first}(?!${between}${last})|${last}(?<!${first}${between}${last})`, 'gu'),
    read: stripPlaceholders,
    message: ({ found }) => `"${found}" stands without "${found === open ? close : open}".`,
    fix: ({ found }) =>
      found === open ? `Write ${close} where the ${noun} ends.` : `Write ${open} where the ${noun} begins.`,
  };
}
