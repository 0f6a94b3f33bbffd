import { describe, expect, it } from 'vitest';
import type { Block, Filled } from '../../../schema/index.ts';
import { groupSections } from '../../../templates/pages/parts/group-sections.ts';

const paragraph: Filled<Block> = { type: 'paragraph', text: [{ type: 'text', text: 'a' }] };
const offences: Filled<Block> = { type: 'offences' };
const section = (id: string, ...blocks: readonly Filled<Block>[]) => ({ id, title: id, blocks });
const idsOf = (sections: Parameters<typeof groupSections>[0]) => {
  const { beside, below } = groupSections(sections);
  return { beside: beside.map(({ id }) => id), below: below.map(({ id }) => id) };
};

describe('groupSections', () => {
  it('keeps sections of text beside the contents', () => {
    const sections = [section('one', paragraph), section('two', paragraph)];
    expect(idsOf(sections)).toEqual({ beside: ['one', 'two'], below: [] });
  });

  it('gives the whole width to a section with a wide table and to the sections after it', () => {
    const sections = [
      section('one', paragraph),
      section('two', paragraph, offences),
      section('three', paragraph),
    ];
    expect(idsOf(sections)).toEqual({ beside: ['one'], below: ['two', 'three'] });
  });

  it('keeps the table of one group of offences beside the contents', () => {
    const sections = [section('one', { type: 'offences', group: 'dui' })];
    expect(idsOf(sections)).toEqual({ beside: ['one'], below: [] });
  });

  it('puts no section beside the contents when the first section is wide', () => {
    expect(idsOf([section('one', offences)])).toEqual({ beside: [], below: ['one'] });
  });
});
