/** Shared by the page, the browser and the form handler. */
import { fieldNames, subjects } from '../../../schema/form-fields.ts';
import type { ContactForm } from '../../../schema/index.ts';
import { isNorthAmerican } from '../../../schema/north-american-numbers.ts';
import { unifyDigits } from '../../typefaces/digits.ts';

export type FieldName = (typeof fieldNames)[number];

export const fieldProblems = ['required', 'invalid', 'tooShort', 'tooLong'] as const;

export type FieldProblem = (typeof fieldProblems)[number];

/** Problems by field; empty when the message is valid. */
export type FieldProblems = Readonly<Partial<Record<FieldName, FieldProblem>>>;

/** Lengths in characters, from the settings. */
export type Bounds = ContactForm['bounds'];

/** A message with more links looks like advertising. */
export const maxLinks = 2;

export function checkFields(read: (name: FieldName) => string, bounds: Bounds): FieldProblems {
  const problems = fieldNames.map((name) => [name, checkField(name, read(name), bounds)] as const);
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined));
}

export function checkField(name: FieldName, typedText: string, bounds: Bounds): FieldProblem | undefined {
  const text = cleanField(name, typedText);
  return isBlank(text) ? 'required' : rules[name](text, bounds);
}

/** Trimmed, without direction marks, telephone numbers as in `parsePhone`. */
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

function isBlank(text: string): boolean {
  return !/[^\p{C}\p{Z}]/u.test(text);
}

/** Longer texts are rejected without parsing. */
const maxPhoneLength = 60;
const phonePattern =
  /^(?<prefix>\+|00|011)?(?<number>[\d\s().\u2010-\u2015\u2212/-]+?)(?:\s*(?:;ext=|ext\.?|x|#)\s*(?<extension>\d{1,6}))?$/u;

/**
 * Returns the number as `+16265550123`, followed by `;ext=12` when it has an extension. Ten digits, or eleven
 * that begin with 1, are a number of North America; any other number begins with +, 00 or 011 and has 8
 * to 15 digits. Returns undefined when the text is not a number.
 */
export function parsePhone(typedText: string): string | undefined {
  if (typedText.length > maxPhoneLength) return undefined;
  const { prefix, number, extension } = phonePattern.exec(normalizeCharacters(typedText))?.groups ?? {};
  if (number === undefined) return undefined;
  const international = prefix === undefined ? parseNational(number) : parseInternational(number);
  if (international === undefined) return undefined;
  return `+${international}${extension === undefined ? '' : `;ext=${extension}`}`;
}

/**
 * Normalizes digits to 0-9, wide characters to narrow ones and letters to lower case, removes direction marks
 * and `tel:`, and moves a trailing plus to the start.
 */
function normalizeCharacters(typedText: string): string {
  return unifyDigits(typedText.normalize('NFKC').replace(/\p{Cf}/gu, ''))
    .toLowerCase()
    .replace(/^\s*tel:/u, '')
    .trim()
    .replace(/^(.*[^+])\+$/su, '+$1')
    .replace(/^\+\s+/u, '+');
}

function parseNational(number: string): string | undefined {
  const digits = number.replace(/\D/gu, '').replace(/^1/u, '');
  return isNorthAmerican(digits) ? `1${digits}` : undefined;
}

/** The "(0)" of some European numbers is not dialed from abroad. */
function parseInternational(number: string): string | undefined {
  const digits = number.replace(/\(0\)/u, '').replace(/\D/gu, '');
  if (digits.startsWith('1')) return isNorthAmerican(digits.slice(1)) ? digits : undefined;
  return /^[2-9]\d{7,14}$/u.test(digits) ? digits : undefined;
}
