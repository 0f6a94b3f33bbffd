import { expect, it } from 'vitest';
import { createMessageIds } from '../../../../templates/islands/ContactForm/message-ids.ts';

it('equal messages of two visitors, and a message that is repeated after another, have different ids', () => {
  const idOf = createMessageIds();
  const ids = [idOf, idOf, createMessageIds()].map((createId, index) => {
    if (index === 1) createId([['message', 'two']]);
    return createId([['message', 'one']]);
  });
  expect(new Set(ids).size).toBe(3);
});
