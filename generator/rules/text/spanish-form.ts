import type { Style } from '../../../schema/index.ts';
import { memoizePerObject } from '../../../schema/memoize-per-object.ts';
import { blankPlaceholders, reportPatterns, type TextPattern } from '../../content/find-patterns.ts';
import type { Rule, UnitContext } from '../rule-context.ts';

export const textSpanishForm = {
  id: 'text/spanish-form',
  severity: 'error',
  summary: 'Spanish questions and exclamations have opening and closing marks.',
  runOnUnit: ({ texts, styles }: Pick<UnitContext, 'texts' | 'styles'>) =>
    reportPatterns(texts, ({ language }) => {
      const style = styles.get(language);
      return style === undefined ? [] : pairsOf(style);
    }),
} satisfies Rule;

const pairsOf = memoizePerObject(({ pairedSigns = [] }: Style) => pairedSigns.map(buildPairPattern));

/** Opening punctuation without its closing counterpart, or the reverse. */
function buildPairPattern(pair: string): TextPattern {
  const [open = '', close = ''] = pair;
  const [first, last] = [RegExp.escape(open), RegExp.escape(close)];
  const between = `[^${first}${last}]*`;
  const noun = close === '?' ? 'question' : 'exclamation';
  return {
    pattern: new RegExp(`${first}(?!${between}${last})|${last}(?<!${first}${between}${last})`, 'gu'),
    read: blankPlaceholders,
    message: ({ found }) => `"${found}" has no matching "${found === open ? close : open}".`,
    fix: ({ found }) =>
      found === open ? `Write ${close} where the ${noun} ends.` : `Write ${open} where the ${noun} begins.`,
  };
}
