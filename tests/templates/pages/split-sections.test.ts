import { describe, expect, it } from 'vitest';
import { splitSections } from '../../../templates/pages/parts/split-sections.ts';

const heading = (id: string) => ({ type: 'heading', id, text: `Heading ${id}` }) as const;
const paragraph = (text: string) => ({ type: 'paragraph', text: [{ type: 'text', text }] }) as const;

describe('splitSections', () => {
  it('begins a section at each heading', () => {
    const { intro, sections } = splitSections([
      paragraph('a'),
      heading('one'),
      paragraph('b'),
      paragraph('c'),
      heading('two'),
      paragraph('d'),
    ]);
    expect(intro).toEqual([paragraph('a')]);
    expect(sections).toEqual([
      { id: 'one', title: 'Heading one', blocks: [paragraph('b'), paragraph('c')] },
      { id: 'two', title: 'Heading two', blocks: [paragraph('d')] },
    ]);
  });

  it('returns no introduction when the first block is a heading', () => {
    expect(splitSections([heading('one'), paragraph('a')]).intro).toEqual([]);
  });

  it('returns every block of a text without headings as introduction', () => {
    const blocks = [paragraph('a'), paragraph('b')];
    expect(splitSections(blocks)).toEqual({ intro: blocks, sections: [] });
  });
});
