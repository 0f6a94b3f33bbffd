/** Reads the fields of a form as they stand. */
import { cleanField, type FieldName, isFieldName } from './message-rules.ts';
import type { SentField } from './post-message.ts';

/** A function that gives the text of a required field, as typed. */
export function readerOf(form: HTMLFormElement): (name: FieldName) => string {
  const data = new FormData(form);
  return (name) => String(data.get(name) ?? '');
}

/** Every field as it is sent, the hidden ones too. */
export function readFields(form: HTMLFormElement): readonly SentField[] {
  return [...new FormData(form)].map(([name, value]) => [
    name,
    isFieldName(name) ? cleanField(name, String(value)) : String(value),
  ]);
}
