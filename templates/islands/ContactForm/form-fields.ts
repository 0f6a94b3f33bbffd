/** Reads the fields of a form. */
import { cleanField, type FieldName, isFieldName } from './message-rules.ts';
import type { SentField } from './post-message.ts';

/** Returns a function that returns the typed text of a required field. */
export function readerOf(form: HTMLFormElement): (name: FieldName) => string {
  const data = new FormData(form);
  return (name) => String(data.get(name) ?? '');
}

/** Returns every field as it is sent, including hidden ones. */
export function readFields(form: HTMLFormElement): readonly SentField[] {
  return [...new FormData(form)].map(([name, value]) => [
    name,
    isFieldName(name) ? cleanField(name, String(value)) : String(value),
  ]);
}
