import { describe, expect, it } from 'vitest';
import { maxMessageLength, readMessage } from '../../../../templates/islands/Chat/read-message.ts';

describe('readMessage', () => {
  it.each(['', ' ', '\t\n', '\u00a0\u3000', '\u200b\u200f\ufeff', '\u0000'])(
    'finds nothing in %j',
    (typed) => {
      expect(readMessage(typed)).toBeUndefined();
    },
  );

  it('trims a message, and keeps symbols and emoji', () => {
    expect(['  how much?\n', '?!', '👍🏽'].map(readMessage)).toEqual(['how much?', '?!', '👍🏽']);
  });

  it('cuts a long message between characters', () => {
    expect(readMessage('x'.repeat(100_000))).toHaveLength(maxMessageLength);
    const cut = readMessage(`x${'😀'.repeat(50_000)}`);
    expect(cut).toHaveLength(maxMessageLength - 1);
    expect(cut?.isWellFormed()).toBe(true);
  });
});
