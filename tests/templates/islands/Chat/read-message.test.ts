import { describe, expect, it } from 'vitest';
import { maxMessageLength, readMessage } from '../../../../templates/islands/Chat/read-message.ts';

describe('readMessage', () => {
  it.each(['', ' ', '\t\n', '\u00a0\u3000', '\u200b\u200f\ufeff', '\u0000'])(
    'returns undefined for the blank text %j',
    (typed) => {
      expect(readMessage(typed)).toBeUndefined();
    },
  );

  it('trims a message, and does not remove symbols and emoji', () => {
    expect(['  how much?\n', '?!', '👍🏽'].map(readMessage)).toEqual(['how much?', '?!', '👍🏽']);
  });

  it('truncates a long message between characters', () => {
    expect(readMessage('x'.repeat(100_000))).toHaveLength(maxMessageLength);
    const truncated = readMessage(`x${'😀'.repeat(50_000)}`);
    expect(truncated).toHaveLength(maxMessageLength - 1);
    expect(truncated?.isWellFormed()).toBe(true);
  });
});
