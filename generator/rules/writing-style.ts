/** Checks the style of a language: forbidden terms, texts of links, and paired punctuation. */

import type { Style } from '../../schema/index.ts';
import { memoizePerObject } from '../../schema/memoize-per-object.ts';
import type { Rule, Term } from '../../schema/rule.ts';
import { type ContentText, locationOf } from '../content/content-text.ts';
import { blankPlaceholders, reportPatterns, type TextPattern } from '../content/find-patterns.ts';
import { reportTerms } from '../content/report-terms.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { linksOf } from '../text/parse-rich-text.ts';
import type { UnitContext } from './rule-context.ts';

/**
 * Reports forbidden words, meaningless link texts and unpaired punctuation. Skips languages without a style.
 */
export const writingStyle: Rule<Pick<UnitContext, 'texts' | 'styles'>> = {
  ids: ['text/forbidden-term', 'text/link-words', 'text/spanish-form'],
  run: checkTexts,
};

function checkTexts({ texts, styles }: Pick<UnitContext, 'texts' | 'styles'>): Diagnostic[] {
  return [...Map.groupBy(texts, ({ language }) => styles.get(language))].flatMap(([style, textsOfStyle]) =>
    style === undefined
      ? []
      : [
          // Search terms may be words that the site does not use.
          ...reportTerms(
            textsOfStyle.filter(({ field }) => field.exemption !== 'search'),
            () => termsOf(style),
          ),
          ...textsOfStyle.flatMap((text) => explainLinks(text, style)),
          ...reportPatterns(textsOfStyle, () => pairsOf(style)),
        ],
  );
}

const termsOf = memoizePerObject(({ forbidden }: Style) =>
  forbidden.map(
    ({ words, except, reason, write, evenQuoted = false }): Term => ({
      rule: 'text/forbidden-term',
      words,
      except,
      mayBeQuoted: !evenQuoted,
      message: (found) => `"${found}" is a forbidden term. ${reason}`,
      fix: `Write ${write}.`,
    }),
  ),
);

/** Reports links whose text alone does not say where they lead. */
function explainLinks(text: ContentText, style: Style): Diagnostic[] {
  return linksOf(text.rich).flatMap(({ start, children }): Diagnostic | [] => {
    const linkText = children.map((child) => (child.type === 'text' ? child.text : '')).join('');
    if (!meaninglessLinkTextsOf(style).has(plainForm(linkText))) return [];
    return {
      rule: 'text/link-words',
      ...locationOf(text, { start: start + 1, length: linkText.length }),
      message: `The link "${linkText}" does not say where it leads without its context.`,
      fix: 'Link the words that name the target.',
    };
  });
}

const meaninglessLinkTextsOf = memoizePerObject(
  ({ emptyLinks }: Style) => new Set(emptyLinks.map(plainForm)),
);

/** Returns a text in lower case without diacritics, punctuation and repeated spaces. */
function plainForm(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{Mark}\p{Lm}]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}

const pairsOf = memoizePerObject(({ pairedSigns = [] }: Style) => pairedSigns.map(buildPairPattern));

/** Returns the pattern of opening punctuation without its closing counterpart, or the reverse. */
function buildPairPattern(pair: string): TextPattern {
  const [open = '', close = ''] = pair;
  const [first, last] = [RegExp.escape(open), RegExp.escape(close)];
  const between = `[^${first}${last}]*`;
  const noun = close === '?' ? 'question' : 'exclamation';
  return {
    rule: 'text/spanish-form',
    pattern: new RegExp(`${first}(?!${between}${last})|${last}(?<!${first}${between}${last})`, 'gu'),
    read: blankPlaceholders,
    message: ({ found }) => `"${found}" has no matching "${found === open ? close : open}".`,
    fix: ({ found }) =>
      found === open ? `Write ${close} where the ${noun} ends.` : `Write ${open} where the ${noun} begins.`,
  };
}
