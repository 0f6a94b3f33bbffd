/** Checks headings and quotations in lists of blocks. */

import { valueAt } from '../../schema/data-path.ts';
import type { DataPath } from '../../schema/index.ts';
import type { Rule } from '../../schema/rule.ts';
import type { ContentFile } from '../content/content-file.ts';
import { locationOf } from '../content/content-text.ts';
import { valuesIn } from '../content/values-in.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/suggest.ts';
import type { UnitContext } from './rule-context.ts';

/** A list of blocks in a file. The blocks are not validated. */
type BlockList = {
  readonly file: string;
  readonly path: DataPath;
  readonly blocks: readonly unknown[];
};

/** Checks only the reference language, because every language has the same blocks. */
export const headingOrder: Rule<Pick<UnitContext, 'files' | 'referenceLanguage' | 'languages'>> = {
  ids: ['text/heading-order', 'ref/unknown'],
  run: ({ files, referenceLanguage, languages }) =>
    files
      .filter(({ fileType }) => 'language' in fileType && fileType.language === referenceLanguage)
      .flatMap(listBlocks)
      .flatMap((list) => [...checkHeadings(list), ...checkQuotes(list, languages)]),
};

/** Returns the values of every key `blocks`, the name that every schema uses. */
function listBlocks({ source, data }: ContentFile): BlockList[] {
  return valuesIn(data).flatMap(([path, blocks]) =>
    path.at(-1) === 'blocks' && Array.isArray(blocks) ? [{ file: source.path, path, blocks }] : [],
  );
}

/** Reports each heading that is not followed by content. */
function checkHeadings({ file, path, blocks }: BlockList): Diagnostic[] {
  return blocks.flatMap((block, index): Diagnostic | [] => {
    const isLast = index === blocks.length - 1;
    if (!isOfType(block, 'heading') || (!isLast && !isOfType(blocks[index + 1], 'heading'))) return [];
    const next = { file, path: [...path, index + 1, 'text'] };
    return {
      rule: 'text/heading-order',
      ...locationOf({ file, path: [...path, index, 'text'] }),
      message: isLast
        ? 'This heading is the last block: no content follows it.'
        : 'Another heading follows this one: no content is between them.',
      fix: 'Write a paragraph under it, or remove it in every language.',
      ...(isLast ? {} : { related: [{ location: next, label: 'next' }] }),
    };
  });
}

/** Reports each quotation with an invalid language tag. The fix suggests the languages of the site. */
function checkQuotes({ file, path, blocks }: BlockList, languages: readonly string[]): Diagnostic[] {
  return blocks.flatMap((block, index): Diagnostic | [] => {
    const tag = isOfType(block, 'quote') ? valueAt(block, ['originalLanguage']) : undefined;
    if (typeof tag !== 'string' || isLanguageTag(tag)) return [];
    const suggestion =
      nearest(tag, languages) ?? languages.find((language) => tag.toLowerCase().startsWith(language));
    return {
      rule: 'ref/unknown',
      ...locationOf({ file, path: [...path, index, 'originalLanguage'] }),
      message: `"${tag}" is not a language tag.`,
      fix: suggestion === undefined ? `Write a tag such as ${languages.join(', ')}.` : `Write ${suggestion}.`,
    };
  });
}

function isOfType(block: unknown, type: string): boolean {
  return valueAt(block, ['type']) === type;
}

const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** Returns whether a tag has its canonical form and `Intl` has a name for it. */
function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag && languageNames.of(tag) !== undefined;
  } catch {
    // Intl throws for a malformed tag.
    return false;
  }
}
