/** Keeps the messages of the form in a file, one JSON object a line, readable by its owner only. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FormField } from './form-fields.ts';

/** Appends one message. Throws the system's error when it cannot be written. */
export function storeMessage(file: string, fields: readonly FormField[], received: Date): void {
  mkdirSync(dirname(file), { recursive: true });
  const message = { received: received.toISOString(), fields: groupFields(fields) };
  appendFileSync(file, `${JSON.stringify(message)}\n`, { mode: 0o600 });
}

/** Whether a message with this id is there: the sender had no answer and sent it again. */
export function hasMessage(file: string, id: string): boolean {
  if (id === '' || !existsSync(file)) return false;
  return readFileSync(file, 'utf8').includes(`"messageId":${JSON.stringify(id)}`);
}

/** The values by name; a list for a name that was sent several times. */
function groupFields(fields: readonly FormField[]): Readonly<Record<string, string | readonly string[]>> {
  const names = [...new Set(fields.map(([name]) => name))];
  return Object.fromEntries(
    names.map((name) => {
      const values = fields.filter(([key]) => key === name).map(([, value]) => value);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}
