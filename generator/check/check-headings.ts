/** Every heading has something under it, so that headings lead readers to words. */

import { formatKey } from '../../schema/data-path.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { BlockList, WrittenBlock } from './list-blocks.ts';

/** One problem for each heading that another heading follows, or nothing. */
export function checkHeadings(lists: readonly BlockList[]): Diagnostic[] {
  return lists.flatMap(({ file, blocks }) =>
    blocks.flatMap((block, index): Diagnostic[] => {
      const next = blocks[index + 1];
      if (block.type !== 'heading' || (next !== undefined && next.type !== 'heading')) return [];
      return [explainBare(file.source.path, block, next)];
    }),
  );
}

function explainBare(file: string, { path }: WrittenBlock, next: WrittenBlock | undefined): Diagnostic {
  const place = { file, path: [...path, 'text'] };
  return {
    rule: 'text/heading-order',
    place,
    key: formatKey(place.path),
    message:
      next === undefined
        ? 'This heading is the last block: nothing stands under it.'
        : 'Another heading follows this one: nothing stands under it.',
    fix: 'Write a paragraph under it, or remove it in every language.',
    ...(next === undefined
      ? {}
      : { related: [{ place: { file, path: [...next.path, 'text'] }, label: 'next' }] }),
  };
}
