import { expect, it } from 'vitest';
import { createMessageIds } from '../../../../templates/islands/ContactForm/message-ids.ts';

it('returns different ids for equal messages of two visitors, and for one repeated after another message', () => {
  const idOf = createMessageIds();
  const ids = [idOf, idOf, createMessageIds()].map((each, index) => {
    if (index === 1) each([['message', 'two']]);
    return each([['message', 'one']]);
  });
  expect(new Set(ids).size).toBe(3);
});
