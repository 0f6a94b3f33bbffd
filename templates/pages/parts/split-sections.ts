import type { Block, Filled, Passage } from '../../../schema/index.ts';

/** The blocks of a post in sections. */
export type SplitBlocks = {
  /** Blocks before the first heading. */
  readonly intro: readonly Filled<Block>[];
  readonly sections: readonly Filled<Passage>[];
};

export function splitSections(blocks: readonly Filled<Block>[]): SplitBlocks {
  const headings = blocks.flatMap((block, index) => (block.type === 'heading' ? [{ ...block, index }] : []));
  return {
    intro: blocks.slice(0, headings[0]?.index),
    sections: headings.map(({ id, text, index }, position) => ({
      id,
      title: text,
      blocks: blocks.slice(index + 1, headings[position + 1]?.index),
    })),
  };
}
