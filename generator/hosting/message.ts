/** Parses messages of the form and appends them to a file, one JSON object per line. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod';
import { cleanField, isFieldName, stripDirectionMarks } from '../../templates/message-form.ts';

/** A submitted field. A name can occur several times. */
export type FormField = readonly [name: string, value: string];

const JsonFields = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** Returns the fields of a body, or the status of the error response. */
export async function parseFormFields(
  contentType: string,
  body: Uint8Array<ArrayBuffer>,
): Promise<readonly FormField[] | 400 | 415> {
  try {
    const message = new Response(body, { headers: { 'Content-Type': contentType } });
    switch (contentType.split(';', 1)[0]?.trim().toLowerCase()) {
      case 'application/json':
        return Object.entries(JsonFields.parse(await message.json())).map(clean);
      case 'application/x-www-form-urlencoded':
      case 'multipart/form-data':
        // The form has no files.
        return [...(await message.formData())].filter(([, value]) => typeof value === 'string').map(clean);
      default:
        return 415;
    }
  } catch {
    return 400;
  }
}

/** Cleans a field in the same way as the form's script. */
function clean([sentName, sent]: readonly [string, unknown]): FormField {
  const [name, value] = [stripDirectionMarks(sentName), String(sent)];
  return [name, isFieldName(name) ? cleanField(name, value) : stripDirectionMarks(value)];
}

/** Appends a message to the file, with a list of values for a repeated name. Throws system errors. */
export function storeMessage(file: string, sent: readonly FormField[], received: Date): void {
  mkdirSync(dirname(file), { recursive: true });
  const fields = Object.entries(Object.groupBy(sent, ([name]) => name)).map(([name, pairs = []]) => {
    const values = pairs.map(([, value]) => value);
    return [name, values.length === 1 ? values[0] : values];
  });
  const message = { received: received.toISOString(), fields: Object.fromEntries(fields) };
  appendFileSync(file, `${JSON.stringify(message)}\n`, { mode: 0o600 });
}

/** Returns whether the file contains a message with this id. A client that gets no response sends its message again. */
export function hasMessage(file: string, id: string): boolean {
  if (id === '' || !existsSync(file)) return false;
  return readFileSync(file, 'utf8').includes(`"messageId":${JSON.stringify(id)}`);
}
