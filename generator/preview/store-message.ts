/** Keeps the messages of the form in a file, one JSON object a line, readable by its owner only. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FormField } from './form-fields.ts';

/** Appends one message; a name that was sent several times has a list. Throws the system's error. */
export function storeMessage(file: string, sent: readonly FormField[], received: Date): void {
  mkdirSync(dirname(file), { recursive: true });
  const fields = Object.entries(Object.groupBy(sent, ([name]) => name)).map(([name, same = []]) => {
    const values = same.map(([, value]) => value);
    return [name, values.length === 1 ? values[0] : values];
  });
  const message = { received: received.toISOString(), fields: Object.fromEntries(fields) };
  appendFileSync(file, `${JSON.stringify(message)}\n`, { mode: 0o600 });
}

/** Whether a message with this id is there: the sender had no answer and sent it again. */
export function hasMessage(file: string, id: string): boolean {
  if (id === '' || !existsSync(file)) return false;
  return readFileSync(file, 'utf8').includes(`"messageId":${JSON.stringify(id)}`);
}
