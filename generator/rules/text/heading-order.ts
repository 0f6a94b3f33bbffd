import type { Problem } from '../../../schema/rule.ts';
import { locationOf } from '../../content/content-text.ts';
import type { Rule } from '../rule-context.ts';
import { type BlockList, isOfType, listBlocks } from '../shared/parts-of-files.ts';

export const textHeadingOrder = {
  id: 'text/heading-order',
  severity: 'error',
  summary: 'Every heading is followed by content.',
  runOnUnit: (context) => listBlocks(context).flatMap(checkHeadings),
} satisfies Rule;

function checkHeadings({ file, path, blocks }: BlockList): Problem[] {
  return blocks.flatMap((block, index): Problem | [] => {
    const isLast = index === blocks.length - 1;
    if (!isOfType(block, 'heading') || (!isLast && !isOfType(blocks[index + 1], 'heading'))) return [];
    const next = { file, path: [...path, index + 1, 'text'] };
    return {
      ...locationOf({ file, path: [...path, index, 'text'] }),
      message: isLast
        ? 'This heading is the last block: no content follows it.'
        : 'Another heading follows this one: no content is between them.',
      fix: 'Write a paragraph under it, or remove it in every language.',
      ...(isLast ? {} : { related: [{ location: next, label: 'next' }] }),
    };
  });
}
