/** Links say where they lead, also to those who hear or see them without the sentence around. */
import type { Style } from '../../schema/index.ts';
import { oncePer } from '../../schema/once-per.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { linksOf } from '../text/parse-rich-text.ts';
import { type ContentText, placeOf } from './content-text.ts';
import type { Styles } from './find-style.ts';

/** One problem for each link whose words say nothing by themselves. */
export function checkLinkWords(texts: readonly ContentText[], styles: Styles): Diagnostic[] {
  return texts.flatMap((text) =>
    linksOf(text.rich).flatMap(({ start, children }): Diagnostic | [] => {
      const words = children.map((child) => (child.type === 'text' ? child.text : '')).join('');
      const style = styles.get(text.language);
      if (style === undefined || !emptyWordsOf(style).has(plainForm(words))) return [];
      return {
        rule: 'text/link-words',
        ...placeOf(text, { start: start + 1, length: words.length }),
        message: `The link "${words}" does not say where it leads, when it is heard or found alone.`,
        fix: 'Link the words that name the page or the thing.',
      };
    }),
  );
}

const emptyWordsOf = oncePer(({ emptyLinks }: Style) => new Set(emptyLinks.map(plainForm)));

/** Small letters without marks, signs and doubled spaces. */
function plainForm(words: string): string {
  return words
    .normalize('NFD')
    .replace(/[\p{Mark}\p{Lm}]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
