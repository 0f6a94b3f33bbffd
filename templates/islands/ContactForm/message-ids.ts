/** Ids of messages, by which a receiver can tell that a message came a second time. */
import type { SentField } from './post-message.ts';

/** A function that gives the same id as long as the fields stay the same, and a new one for another message. */
export function createMessageIds(): (fields: readonly SentField[]) => string {
  let last = { id: '', fields: '' };
  return (fields) => {
    const now = JSON.stringify(fields);
    if (last.fields !== now) last = { id: createId(), fields: now };
    return last.id;
  };
}

/** 32 hexadecimal digits. `crypto.randomUUID` is missing on pages that are not served by https. */
function createId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
