/** Groups the sections of a long page by the width that they need. */
import type { Block, Filled, Passage } from '../../../schema/index.ts';

/** Adjacent sections that share their columns. */
export type SectionGroup = {
  /** Whether the group has the whole width, without a column beside it. */
  readonly isWide: boolean;
  readonly sections: readonly Filled<Passage>[];
};

/** Returns the groups in order. The first, beside the table of contents, is narrow and may be empty. */
export function groupSections(sections: readonly Filled<Passage>[]): SectionGroup[] {
  const groups: { isWide: boolean; sections: Filled<Passage>[] }[] = [{ isWide: false, sections: [] }];
  for (const section of sections) {
    const isWide = section.blocks.some(needsWholeWidth);
    const last = groups.at(-1);
    if (last?.isWide === isWide) last.sections.push(section);
    else groups.push({ isWide, sections: [section] });
  }
  return groups;
}

/** Returns whether a block is a drawing with columns of text, or the tables of all offences. */
function needsWholeWidth(block: Filled<Block>): boolean {
  return block.type === 'deciders' || (block.type === 'offences' && block.group === undefined);
}
