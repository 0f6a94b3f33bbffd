/** The fields of a message, in any of the forms in which browsers and scripts send them. */
import { z } from 'zod';
import { cleanField, isFieldName, stripDirection } from '../../templates/message-form.ts';

/** One field as sent; a name can occur several times. */
export type FormField = readonly [name: string, value: string];

const JsonFields = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** The fields of a body, or why there are none: the status to answer with. */
export async function parseFormFields(
  contentType: string,
  body: ArrayBuffer,
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

/** The value of a field, empty when it was not sent. */
export function findField(fields: readonly FormField[], name: string): string {
  return fields.find(([key]) => key === name)?.[1] ?? '';
}

/** As the form's own script sends it, also when no script did. */
function clean([sentName, sent]: readonly [string, unknown]): FormField {
  const [name, value] = [stripDirection(sentName), String(sent)];
  return [name, isFieldName(name) ? cleanField(name, value) : stripDirection(value)];
}
