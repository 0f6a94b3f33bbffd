/** Ids of messages, with which a recipient detects duplicates. */
import type { SentField } from './post-message.ts';

/** Returns a function that returns the same id while the fields are unchanged, and a new one for another message. */
export function createMessageIds(): (fields: readonly SentField[]) => string {
  let last = { id: '', fields: '' };
  return (fields) => {
    const serialized = JSON.stringify(fields);
    if (last.fields !== serialized) last = { id: createId(), fields: serialized };
    return last.id;
  };
}

/** Returns 32 hexadecimal digits. `crypto.randomUUID` is not available on pages without HTTPS. */
function createId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
