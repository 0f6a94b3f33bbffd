import { expect, it } from 'vitest';
import { Passage } from '../../schema/index.ts';

it('a passage has at least one block under every condition', () => {
  const passage = { id: 'a', title: 'A' };
  const counted = { type: 'paragraph', when: 'analytics', text: 'Counted.' };
  const always = { type: 'paragraph', text: 'Always.' };
  expect(Passage.safeParse({ ...passage, blocks: [always, counted] }).success).toBe(true);
  expect(Passage.safeParse({ ...passage, blocks: [counted] }).error?.issues[0]?.message).toBe(
    'needs a block that is always shown',
  );
});
