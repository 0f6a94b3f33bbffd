import { describe, expect, it } from 'vitest';
import { chooseBlocks } from '../../../generator/model/choose-blocks.ts';
import { Passage } from '../../../schema/index.ts';

const paragraph = (text: string, when?: string) => ({ type: 'paragraph', ...(when && { when }), text });
const words = {
  title: 'Privacy',
  steps: [{ when: 'At once', text: 'Call.' }],
  passages: [
    { id: 'a', blocks: [paragraph('Always.'), paragraph('Counted.', 'analytics')] },
    { id: 'b', blocks: [paragraph('Not counted.', 'no-analytics'), paragraph('End.')] },
  ],
};
const textsOf = ({ passages }: typeof words) =>
  passages.flatMap(({ blocks }) => blocks.map(({ text }) => text));

describe('chooseBlocks', () => {
  it('shows what is said of counting only on a site that counts', () => {
    const chosen = chooseBlocks(words, { analytics: { script: '/count.js' } });
    expect(textsOf(chosen)).toEqual(['Always.', 'Counted.', 'End.']);
  });

  it('shows what is said of not counting only on a site that does not', () => {
    const chosen = chooseBlocks(words, { analytics: undefined });
    expect(textsOf(chosen)).toEqual(['Always.', 'Not counted.', 'End.']);
  });

  it('leaves words alone that only have the name of a condition', () => {
    expect(chooseBlocks(words, { analytics: undefined }).steps).toEqual(words.steps);
  });
});

describe('a passage', () => {
  it('keeps a block under every condition', () => {
    const passage = { id: 'a', title: 'A' };
    const counted = paragraph('Counted.', 'analytics');
    expect(Passage.safeParse({ ...passage, blocks: [paragraph('Always.'), counted] }).success).toBe(true);
    expect(Passage.safeParse({ ...passage, blocks: [counted] }).error?.issues[0]?.message).toBe(
      'needs a block that is always shown',
    );
  });
});
