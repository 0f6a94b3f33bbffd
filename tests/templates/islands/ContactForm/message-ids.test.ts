import { expect, it } from 'vitest';
import { createMessageIds } from '../../../../templates/islands/ContactForm/message-ids.ts';

it('gives a message the same id however often it is sent', () => {
  const idOf = createMessageIds();
  expect(idOf([['message', 'one']])).toMatch(/^[0-9a-f]{32}$/u);
  expect(idOf([['message', 'one']])).toBe(idOf([['message', 'one']]));
});

it('gives a changed message another id, and every visitor their own', () => {
  const idOf = createMessageIds();
  const first = idOf([['message', 'one']]);
  expect(idOf([['message', 'two']])).not.toBe(first);
  expect(idOf([['message', 'one']])).not.toBe(first);
  expect(createMessageIds()([['message', 'one']])).not.toBe(first);
});
