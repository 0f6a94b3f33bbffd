/** Links say where they lead, also to those who hear or see them without the sentence around. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { linksOf } from './check-links.ts';
import { entryFor } from './language-table.ts';
import { emptyLinkWords } from './link-words.ts';
import { placeOf, type WrittenText } from './written-text.ts';

/** One problem for each link whose words say nothing by themselves. */
export function checkLinkWords(texts: readonly WrittenText[]): Diagnostic[] {
  const emptyOf = wordsByLanguage();
  return texts.flatMap((text) => {
    const empty = emptyOf(text.language);
    return linksOf(text.rich).flatMap(({ start, children }): Diagnostic[] => {
      const words = children.map((child) => (child.type === 'text' ? child.text : '')).join('');
      if (!empty.has(plainForm(words))) return [];
      return [
        {
          rule: 'text/link-words',
          ...placeOf(text, { start: start + 1, length: words.length }),
          message: `The link "${words}" does not say where it leads, when it is heard or found alone.`,
          fix: 'Link the words that name the page or the thing.',
        },
      ];
    });
  });
}

/** The words of a language in their plain form, made once for each language. */
function wordsByLanguage(): (language: string) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return (language) => {
    const words = known.get(language) ?? new Set(entryFor(emptyLinkWords, language)?.map(plainForm));
    known.set(language, words);
    return words;
  };
}

/** Small letters without marks, signs and doubled spaces. */
function plainForm(words: string): string {
  return words
    .normalize('NFD')
    .replace(/[\p{Mark}\u0640]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
