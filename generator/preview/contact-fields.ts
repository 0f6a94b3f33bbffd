/** The fields of a message, in any of the forms in which browsers and scripts send them. */
import { z } from 'zod';

/** One field as sent; a name can occur several times. */
export type ContactField = readonly [name: string, value: string];

/** Fields that a message cannot do without. */
export const requiredFields = ['fullName', 'email', 'phone', 'subject', 'message'] as const;

/** Marks and overrides of text direction: invisible, and able to make a message read as something else. */
const bidiCharacters = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const JsonFields = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** The fields of a body, or why there are none: the status to answer with. */
export async function parseContactFields(
  contentType: string,
  body: Uint8Array<ArrayBuffer>,
): Promise<readonly ContactField[] | 400 | 415> {
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

/** The errors by field, as the form reads them: empty when nothing is missing. */
export function checkContactFields(fields: readonly ContactField[]): Readonly<Record<string, 'required'>> {
  const missing = requiredFields.filter((name) => findField(fields, name).trim() === '');
  return Object.fromEntries(missing.map((name) => [name, 'required']));
}

/** The value of a field, empty when it was not sent. */
export function findField(fields: readonly ContactField[], name: string): string {
  return fields.find(([key]) => key === name)?.[1] ?? '';
}

function parseJson(text: string): readonly ContactField[] {
  return Object.entries(JsonFields.parse(JSON.parse(text))).map(([name, value]) =>
    clean(name, String(value)),
  );
}

/** Files are left out: the form has none. */
async function parseForm(
  contentType: string,
  body: Uint8Array<ArrayBuffer>,
): Promise<readonly ContactField[]> {
  const form = await new Response(body, { headers: { 'content-type': contentType } }).formData();
  return [...form].flatMap(([name, value]) => (typeof value === 'string' ? [clean(name, value)] : []));
}

function clean(name: string, value: string): ContactField {
  return [name.replaceAll(bidiCharacters, ''), value.replaceAll(bidiCharacters, '')];
}
