/** The fields of a message, in any of the forms in which browsers and scripts send them. */
import { z } from 'zod';
import {
  type Bounds,
  checkFields,
  cleanField,
  type FieldProblems,
  isFieldName,
  stripDirection,
} from '../../templates/message-form.ts';

/** One field as sent; a name can occur several times. */
export type FormField = readonly [name: string, value: string];

const JsonFields = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** The fields of a body, or why there are none: the status to answer with. */
export async function parseFormFields(
  contentType: string,
  body: Uint8Array<ArrayBuffer>,
): Promise<readonly FormField[] | 400 | 415> {
  const kind = contentType.split(';', 1)[0]?.trim().toLowerCase();
  try {
    if (kind === 'application/json') return parseJson(new TextDecoder().decode(body));
    if (kind === 'application/x-www-form-urlencoded' || kind === 'multipart/form-data') {
      return await parseForm(contentType, body);
    }
    return 415;
  } catch {
    return 400;
  }
}

/** The errors by field, as the form reads them: empty when nothing is wrong. */
export function checkFormFields(fields: readonly FormField[], bounds: Bounds): FieldProblems {
  return checkFields((name) => findField(fields, name), bounds);
}

/** The value of a field, empty when it was not sent. */
export function findField(fields: readonly FormField[], name: string): string {
  return fields.find(([key]) => key === name)?.[1] ?? '';
}

function parseJson(text: string): readonly FormField[] {
  return Object.entries(JsonFields.parse(JSON.parse(text))).map(([name, value]) =>
    clean(name, String(value)),
  );
}

/** Files are left out: the form has none. */
async function parseForm(contentType: string, body: Uint8Array<ArrayBuffer>): Promise<readonly FormField[]> {
  const form = await new Response(body, { headers: { 'content-type': contentType } }).formData();
  return [...form].flatMap(([name, value]) => (typeof value === 'string' ? [clean(name, value)] : []));
}

/** As the form's own script sends it, also when no script did. */
function clean(sentName: string, value: string): FormField {
  const name = stripDirection(sentName);
  return [name, isFieldName(name) ? cleanField(name, value) : stripDirection(value)];
}
