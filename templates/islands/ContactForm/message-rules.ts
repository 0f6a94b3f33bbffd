/**
 * The validation rules of the contact form, shared by the page, the browser and the form handler. The limits come
 * from the settings.
 */
import { fieldNames, subjects } from '../../../schema/form-fields.ts';
import type { ContactForm } from '../../../schema/index.ts';
import { parsePhone } from './parse-phone.ts';

/** Name of a required field. */
export type FieldName = (typeof fieldNames)[number];

/** The problems that a field can have. */
export const fieldProblems = ['required', 'invalid', 'tooShort', 'tooLong'] as const;

export type FieldProblem = (typeof fieldProblems)[number];

/** Problems by field; empty when the message is valid. */
export type FieldProblems = Readonly<Partial<Record<FieldName, FieldProblem>>>;

/** Lengths in characters, from the settings. */
export type Bounds = ContactForm['bounds'];

/** A message with more links looks like advertising. */
export const maxLinks = 2;

/** Validates each field of a message; `read` returns the text of a field. */
export function checkFields(read: (name: FieldName) => string, bounds: Bounds): FieldProblems {
  const problems = fieldNames.map((name) => [name, checkField(name, read(name), bounds)] as const);
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined));
}

/** Returns the problem of a field; undefined when it is valid. */
export function checkField(name: FieldName, typedText: string, bounds: Bounds): FieldProblem | undefined {
  const text = cleanField(name, typedText);
  return isBlank(text) ? 'required' : rules[name](text, bounds);
}

/**
 * Returns the text of a field as it is sent: trimmed, without direction marks, telephone numbers as in
 * `parsePhone`.
 */
export function cleanField(name: FieldName, typedText: string): string {
  const text = stripDirectionMarks(typedText).replace(/\r\n?/gu, '\n').trim();
  if (name === 'email') return text.replace(/\p{Cf}/gu, '').replace(/^mailto:/iu, '');
  return name === 'phone' ? (parsePhone(text) ?? text) : text;
}

/** Removes direction marks and overrides, which are invisible and can change how a text is displayed. */
export function stripDirectionMarks(text: string): string {
  return text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '');
}

export function countLinks(text: string): number {
  return text.match(/(?:https?:\/\/|\bwww\.)\S+/giu)?.length ?? 0;
}

export function isFieldName(name: string): name is FieldName {
  return fieldNames.some((fieldName) => fieldName === name);
}

type Rule = (text: string, bounds: Bounds) => FieldProblem | undefined;

const rules: Readonly<Record<FieldName, Rule>> = {
  fullName: (text, { nameMin, nameMax }) => checkLength(text, nameMin, nameMax),
  email: (text, { emailMax }) => checkLength(text, 1, emailMax) ?? invalidUnless(isEmail(text)),
  phone: (text) => invalidUnless(parsePhone(text) !== undefined),
  subject: (text) => invalidUnless(subjects.some((subject) => subject === text)),
  message: (text, { messageMin, messageMax }) => checkLength(text, messageMin, messageMax),
};

/** Checks the length in code points, so that most emoji are one character. */
function checkLength(text: string, min: number, max: number): FieldProblem | undefined {
  const length = [...text].length;
  if (length < min) return 'tooShort';
  return length > max ? 'tooLong' : undefined;
}

function invalidUnless(isValid: boolean): FieldProblem | undefined {
  return isValid ? undefined : 'invalid';
}

/**
 * The expression of browsers for `type=email`, from the section "Valid e-mail address" of the HTML standard,
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address.
 */
const validEmail =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/u;

function isEmail(text: string): boolean {
  const domainStart = text.indexOf('@') + 1;
  // Browsers convert the letters of an international domain to ASCII before they check it.
  const domain = text.slice(domainStart).replace(/[^\P{L}a-z]|\p{M}|[^\P{Nd}0-9]/giu, 'x');
  return domain.includes('.') && validEmail.test(text.slice(0, domainStart) + domain);
}

/** Returns whether a text consists of spaces and invisible characters only. */
function isBlank(text: string): boolean {
  return !/[^\p{C}\p{Z}]/u.test(text);
}
