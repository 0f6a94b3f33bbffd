/** A quotation names the language of its original, so that translations can say what they are. */

import { formatKey, valueAt } from '../../schema/data-path.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/suggest.ts';
import type { BlockList } from './list-blocks.ts';

/** What the check looks at. */
export type QuotesInput = {
  readonly lists: readonly BlockList[];
  /** Tags of the site's languages, which a writer probably means. */
  readonly languages: readonly string[];
};

const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** One problem for each quotation whose language has no such tag. */
export function checkQuotes({ lists, languages }: QuotesInput): Diagnostic[] {
  return lists.flatMap(({ file, blocks }) =>
    blocks.flatMap((block): Diagnostic[] => {
      const tag = block.type === 'quote' ? valueAt(block.data, ['originalLanguage']) : undefined;
      if (typeof tag !== 'string' || isLanguageTag(tag)) return [];
      const place = { file: file.source.path, path: [...block.path, 'originalLanguage'] };
      const meant = nearest(tag, languages) ?? languages.find((known) => tag.toLowerCase().startsWith(known));
      return [
        {
          rule: 'ref/unknown',
          place,
          key: formatKey(place.path),
          message: `"${tag}" is no tag of a language.`,
          fix: meant === undefined ? `Write a tag such as ${languages.join(', ')}.` : `Write ${meant}.`,
        },
      ];
    }),
  );
}

/** Whether a tag is written in its usual form and its language is known. */
function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag && names.of(tag) !== undefined;
  } catch {
    // Intl throws for a malformed tag.
    return false;
  }
}
