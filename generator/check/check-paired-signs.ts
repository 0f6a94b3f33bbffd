/** Questions and exclamations have both their signs in languages that write two. */
import type { Style } from '../../schema/index.ts';
import { oncePer } from '../../schema/once-per.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { ContentText } from './content-text.ts';
import { findPatterns, stripPlaceholders, type TextPattern } from './find-patterns.ts';
import type { Styles } from './find-style.ts';

/** One problem for each text in which a sign lacks its other half. */
export function checkPairedSigns(texts: readonly ContentText[], styles: Styles): Diagnostic[] {
  return texts.flatMap((text) => {
    const style = styles.get(text.language);
    return style === undefined ? [] : findPatterns([text], pairsOf(style));
  });
}

const pairsOf = oncePer(({ pairedSigns = [] }: Style) => pairedSigns.map(planPair));

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
