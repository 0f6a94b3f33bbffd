/**
 * What a message must be: the one place by which the page, the browser and the preview server judge it. The
 * bounds come from the settings.
 */
import { fieldNames } from '../../../schema/form-fields.ts';
import type { ContactForm } from '../../../schema/index.ts';
import { parsePhone } from './parse-phone.ts';

export { fieldNames };

/** Name of a required field. */
export type FieldName = (typeof fieldNames)[number];

/** What a message can be about, as it is sent. */
export const subjects = [
  'bailBondInquiry',
  'emergencyAssistance',
  'generalQuestion',
  'paymentInquiry',
  'other',
] as const;

/** What can be wrong with a field. */
export const fieldProblems = ['required', 'invalid', 'tooShort', 'tooLong'] as const;

/** What is wrong with a field. */
export type FieldProblem = (typeof fieldProblems)[number];

/** What is wrong, by field; empty when the message can be sent. */
export type FieldProblems = Readonly<Partial<Record<FieldName, FieldProblem>>>;

/** Lengths in characters, from the settings. */
export type Bounds = ContactForm['bounds'];

/** Links in a message above this number look like advertising. */
export const mostLinks = 2;

/** What is wrong with each field of a message, as typed; `read` gives the text of a field. */
export function checkFields(read: (name: FieldName) => string, bounds: Bounds): FieldProblems {
  const problems = fieldNames.map((name) => [name, checkField(name, read(name), bounds)] as const);
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined));
}

/** What is wrong with one field, or undefined when nothing is. */
export function checkField(name: FieldName, typed: string, bounds: Bounds): FieldProblem | undefined {
  const text = cleanField(name, typed);
  return isBlank(text) ? 'required' : rules[name](text, bounds);
}

/** The text of a field as it is sent: without invisible marks of direction, the phone number in its one form. */
export function cleanField(name: FieldName, typed: string): string {
  const text = stripDirection(typed).replace(/\r\n?/gu, '\n').trim();
  if (name === 'email') return text.replace(/\p{Cf}/gu, '').replace(/^mailto:/iu, '');
  return name === 'phone' ? (parsePhone(text) ?? text) : text;
}

/** A text without marks and overrides of direction: invisible, and able to make it read as something else. */
export function stripDirection(text: string): string {
  return text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '');
}

/** How many addresses of web pages a text holds. */
export function countLinks(text: string): number {
  return text.match(/(?:https?:\/\/|\bwww\.)\S+/giu)?.length ?? 0;
}

/** Whether a name is that of a required field. */
export function isFieldName(name: string): name is FieldName {
  return fieldNames.some((known) => known === name);
}

type Rule = (text: string, bounds: Bounds) => FieldProblem | undefined;

const rules: Readonly<Record<FieldName, Rule>> = {
  fullName: (text, { nameMin, nameMax }) => checkLength(text, nameMin, nameMax),
  email: (text, { emailMax }) => checkLength(text, 1, emailMax) ?? checkForm(isEmail(text)),
  phone: (text) => checkForm(parsePhone(text) !== undefined),
  subject: (text) => checkForm(subjects.some((known) => known === text)),
  message: (text, { messageMin, messageMax }) => checkLength(text, messageMin, messageMax),
};

/** Characters are counted as people write them down, so an emoji is one and not two. */
function checkLength(text: string, least: number, most: number): FieldProblem | undefined {
  const length = [...text].length;
  if (length < least) return 'tooShort';
  return length > most ? 'tooLong' : undefined;
}

function checkForm(isRight: boolean): FieldProblem | undefined {
  return isRight ? undefined : 'invalid';
}

/** One @ with something before it, and a domain with a dot. */
function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u.test(text);
}

/** True also for a text of nothing but spaces and invisible characters. */
function isBlank(text: string): boolean {
  return !/[^\p{C}\p{Z}]/u.test(text);
}
