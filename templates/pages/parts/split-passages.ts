/** Posts are written as one row of blocks; on the page each heading begins a passage. */
import type { Block, Filled, Passage } from '../../../schema/index.ts';

/** The blocks of a post in passages. */
export type SplitBlocks = {
  /** What stands before the first heading. */
  readonly intro: readonly Filled<Block>[];
  readonly passages: readonly Filled<Passage>[];
};

/** Splits blocks at their headings. */
export function splitPassages(blocks: readonly Filled<Block>[]): SplitBlocks {
  const headings = blocks.flatMap((block, index) => (block.type === 'heading' ? [{ ...block, index }] : []));
  return {
    intro: blocks.slice(0, headings[0]?.index),
    passages: headings.map(({ id, text, index }, place) => ({
      id,
      title: text,
      blocks: blocks.slice(index + 1, headings[place + 1]?.index),
    })),
  };
}
