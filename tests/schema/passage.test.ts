import { expect, it } from 'vitest';
import { Passage } from '../../schema/index.ts';

it('requires a passage to have at least one block that is always shown', () => {
  const passage = { id: 'a', title: 'A' };
  const conditional = { type: 'paragraph', when: 'analytics', text: 'Counted.' };
  const always = { type: 'paragraph', text: 'Always.' };
  expect(Passage.safeParse({ ...passage, blocks: [always, conditional] }).success).toBe(true);
  expect(Passage.safeParse({ ...passage, blocks: [conditional] }).error?.issues[0]?.message).toBe(
    'needs a block that is always shown',
  );
});
