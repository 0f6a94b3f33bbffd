/** Groups the sections of a long page by the width that they have. */
import type { Block, Filled, Passage } from '../../../schema/index.ts';

/** The sections of a page, in order. */
export type SectionGroups = {
  /** The sections beside the table of contents. */
  readonly beside: readonly Filled<Passage>[];
  /** The sections below it, which have the whole width. */
  readonly below: readonly Filled<Passage>[];
};

/** Returns the sections before the first one that needs the whole width, and the others. */
export function groupSections(sections: readonly Filled<Passage>[]): SectionGroups {
  const firstWide = sections.findIndex(({ blocks }) => blocks.some(needsWholeWidth));
  const end = firstWide === -1 ? sections.length : firstWide;
  return { beside: sections.slice(0, end), below: sections.slice(end) };
}

function needsWholeWidth({ type }: Filled<Block>): boolean {
  return type === 'deciders';
}
