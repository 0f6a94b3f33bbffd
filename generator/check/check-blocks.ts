/** What is asked of the blocks of which posts, guides and legal pages are made. */
import { valueAt } from '../../schema/data-path.ts';
import type { DataPath } from '../../schema/index.ts';
import { oncePer } from '../../schema/once-per.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/suggest.ts';
import type { ContentFile } from '../validate/content-file.ts';
import { valuesIn } from '../validate/values-in.ts';
import { placeOf } from './content-text.ts';

/** A list of blocks in a file, none of them to be trusted. */
export type BlockList = {
  readonly file: string;
  readonly path: DataPath;
  readonly blocks: readonly unknown[];
};

/**
 * Every list of blocks in the words of one language; they stand under `blocks`, as every schema names them. Which
 * blocks there are is the same in all languages, so that a problem is told in the source language alone.
 */
export function listBlocks(files: readonly ContentFile[], language: string | undefined): BlockList[] {
  return files.filter(({ kind }) => 'language' in kind && kind.language === language).flatMap(blocksOf);
}

const blocksOf = oncePer(({ source, data }: ContentFile): readonly BlockList[] =>
  valuesIn(data).flatMap(([path, blocks]) =>
    path.at(-1) === 'blocks' && Array.isArray(blocks) ? [{ file: source.path, path, blocks }] : [],
  ),
);

/** Every heading has something under it: one problem for each that another heading follows, or nothing. */
export function checkHeadings(lists: readonly BlockList[]): Diagnostic[] {
  return lists.flatMap(({ file, path, blocks }) =>
    blocks.flatMap((block, index): Diagnostic[] => {
      const isLast = index === blocks.length - 1;
      if (!isOfType(block, 'heading') || (!isLast && !isOfType(blocks[index + 1], 'heading'))) return [];
      const next = { file, path: [...path, index + 1, 'text'] };
      return [
        {
          rule: 'text/heading-order',
          ...placeOf({ file, path: [...path, index, 'text'] }),
          message: isLast
            ? 'This heading is the last block: nothing stands under it.'
            : 'Another heading follows this one: nothing stands under it.',
          fix: 'Write a paragraph under it, or remove it in every language.',
          ...(isLast ? {} : { related: [{ place: next, label: 'next' }] }),
        },
      ];
    }),
  );
}

/**
 * A quotation names the language of its original, so that translations can say what they are: one problem for each
 * whose language has no such tag. A writer probably means one of the site's languages.
 */
export function checkQuotes(lists: readonly BlockList[], languages: readonly string[]): Diagnostic[] {
  return lists.flatMap(({ file, path, blocks }) =>
    blocks.flatMap((block, index): Diagnostic[] => {
      const tag = isOfType(block, 'quote') ? valueAt(block, ['originalLanguage']) : undefined;
      if (typeof tag !== 'string' || isLanguageTag(tag)) return [];
      const meant = nearest(tag, languages) ?? languages.find((known) => tag.toLowerCase().startsWith(known));
      return [
        {
          rule: 'ref/unknown',
          ...placeOf({ file, path: [...path, index, 'originalLanguage'] }),
          message: `"${tag}" is no tag of a language.`,
          fix: meant === undefined ? `Write a tag such as ${languages.join(', ')}.` : `Write ${meant}.`,
        },
      ];
    }),
  );
}

function isOfType(block: unknown, type: string): boolean {
  return valueAt(block, ['type']) === type;
}

const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** Whether a tag is written in its usual form and its language is known. */
function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag && names.of(tag) !== undefined;
  } catch {
    // Intl throws for a malformed tag.
    return false;
  }
}
