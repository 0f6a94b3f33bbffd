import { describe, expect, it } from 'vitest';
import type { Block, Filled } from '../../../schema/index.ts';
import { groupSections } from '../../../templates/pages/parts/group-sections.ts';

const paragraph: Filled<Block> = { type: 'paragraph', text: [{ type: 'text', text: 'a' }] };
const offences: Filled<Block> = { type: 'offences' };
const section = (id: string, ...blocks: readonly Filled<Block>[]) => ({ id, title: id, blocks });
const idsOf = (sections: Parameters<typeof groupSections>[0]) =>
  groupSections(sections).map(({ isWide, sections: group }) => [isWide, ...group.map(({ id }) => id)]);

describe('groupSections', () => {
  it('keeps sections of text together beside the contents', () => {
    expect(idsOf([section('one', paragraph), section('two', paragraph)])).toEqual([[false, 'one', 'two']]);
  });

  it('gives a section with a wide table the whole width between the others', () => {
    expect(
      idsOf([section('one', paragraph), section('two', paragraph, offences), section('three', paragraph)]),
    ).toEqual([
      [false, 'one'],
      [true, 'two'],
      [false, 'three'],
    ]);
  });

  it('keeps the table of one group of offences beside the contents', () => {
    expect(idsOf([section('one', { type: 'offences', group: 'dui' })])).toEqual([[false, 'one']]);
  });

  it('begins with an empty group beside the contents when the first section is wide', () => {
    expect(idsOf([section('one', offences)])).toEqual([[false], [true, 'one']]);
  });
});
