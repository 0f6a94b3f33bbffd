/** Finds the blocks of which posts, guides and legal pages are made. */

import { isPlainObject, valueAt } from '../../schema/data-path.ts';
import type { DataPath } from '../../schema/index.ts';
import type { ContentFile } from '../validate/content-file.ts';

/** A block with its place; its type as written. */
export type WrittenBlock = { readonly path: DataPath; readonly type: unknown; readonly data: unknown };

/** A list of blocks in a file. */
export type BlockList = { readonly file: ContentFile; readonly blocks: readonly WrittenBlock[] };

/**
 * Every list of blocks in the words of one language. Which blocks there are is the same in all languages, so
 * that a problem is told in the source language alone.
 */
export function listBlocks(files: readonly ContentFile[], language: string | undefined): BlockList[] {
  return files
    .filter(({ kind }) => 'language' in kind && kind.language === language)
    .flatMap((file) => listsIn(file.data).map((blocks) => ({ file, blocks })));
}

/** Lists that stand under `blocks`, as every schema names them. */
function listsIn(data: unknown, path: DataPath = []): WrittenBlock[][] {
  if (Array.isArray(data)) return data.flatMap((item, index) => listsIn(item, [...path, index]));
  if (!isPlainObject(data)) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const own = [...path, key];
    if (key !== 'blocks' || !Array.isArray(value)) return listsIn(value, own);
    return [
      value.map((block, index) => ({ path: [...own, index], type: valueAt(block, ['type']), data: block })),
    ];
  });
}
