/** What the style of a language asks of its words: none that mislead, links that say where they lead, both signs. */
import type { Style } from '../../schema/index.ts';
import { memoizePerObject } from '../../schema/memoize-per-object.ts';
import { type ContentText, placeOf } from '../content/content-text.ts';
import { blankOut, findPatterns, stripPlaceholders, type TextPattern } from '../content/find-patterns.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { linksOf } from '../text/parse-rich-text.ts';
import { buildTermPattern, buildTermTest } from '../text/term-pattern.ts';
import type { RuleContext } from './rule-context.ts';

/** One problem for each such word, link and sign in a text; none in a language without a style. */
export function checkStyle({ texts, styles }: Pick<RuleContext, 'texts' | 'styles'>): Diagnostic[] {
  return [...Map.groupBy(texts, ({ language }) => styles.get(language))].flatMap(([style, own]) =>
    style === undefined
      ? []
      : [
          // People type words that we do not write.
          ...findPatterns(own, ({ text, field }) =>
            field.keeps === 'search' || !testOf(style)?.test(text) ? [] : termsOf(style),
          ),
          ...own.flatMap((text) => explainLinks(text, style)),
          ...findPatterns(own, () => pairsOf(style)),
        ],
  );
}

/** One pattern for all terms of a language, which most texts pass; undefined without any. */
const testOf = memoizePerObject(({ forbidden }: Style) =>
  forbidden.length === 0 ? undefined : buildTermTest(forbidden.flatMap(({ words }) => words)),
);

/** What finds words that mean something else to some readers, and promises nobody can keep. */
const termsOf = memoizePerObject(({ forbidden }: Style) =>
  forbidden.map(
    ({ words, except, reason, write }): TextPattern => ({
      rule: 'text/forbidden-term',
      pattern: buildTermPattern(words),
      except: except && buildTermPattern(except),
      // Addresses of links are not read.
      read: (text) => blankOut(text, /\]\([^()]*\)/gu),
      message: ({ found }) => `"${found}" must not stand here. ${reason}`,
      fix: `Write ${write}.`,
    }),
  ),
);

/** Links say where they lead, also to those who hear or see them without the sentence around. */
function explainLinks(text: ContentText, style: Style): Diagnostic[] {
  return linksOf(text.rich).flatMap(({ start, children }): Diagnostic | [] => {
    const words = children.map((child) => (child.type === 'text' ? child.text : '')).join('');
    if (!emptyWordsOf(style).has(plainForm(words))) return [];
    return {
      rule: 'text/link-words',
      ...placeOf(text, { start: start + 1, length: words.length }),
      message: `The link "${words}" does not say where it leads, when it is heard or found alone.`,
      fix: 'Link the words that name the page or the thing.',
    };
  });
}

const emptyWordsOf = memoizePerObject(({ emptyLinks }: Style) => new Set(emptyLinks.map(plainForm)));

/** Small letters without marks, signs and doubled spaces. */
function plainForm(words: string): string {
  return words
    .normalize('NFD')
    .replace(/[\p{Mark}\p{Lm}]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}

const pairsOf = memoizePerObject(({ pairedSigns = [] }: Style) => pairedSigns.map(planPair));

/** What finds a sign that opens what never closes, or closes what never opened. */
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
