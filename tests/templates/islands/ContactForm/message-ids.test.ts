import { expect, it } from 'vitest';
import { createMessageIds } from '../../../../templates/islands/ContactForm/message-ids.ts';

it('gives the same words of two visitors, or of one after other words, ids of their own', () => {
  const idOf = createMessageIds();
  const ids = [idOf, idOf, createMessageIds()].map((each, index) => {
    if (index === 1) each([['message', 'two']]);
    return each([['message', 'one']]);
  });
  expect(new Set(ids).size).toBe(3);
});
