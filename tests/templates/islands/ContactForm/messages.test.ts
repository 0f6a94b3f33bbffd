import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fieldNames } from '../../../../schema/form-fields.ts';
import {
  checkField,
  cleanField,
  countLinks,
  type FieldName,
  parsePhone,
} from '../../../../templates/islands/ContactForm/message-rules.ts';
import {
  type Answer,
  buildRequest,
  classifyAnswer,
  createMessageIds,
  type SentField,
} from '../../../../templates/islands/ContactForm/send-message.ts';
import { changeForm, initialState } from '../../../../templates/islands/ContactForm/use-contact-form.ts';
import { pastedPhones } from '../../../browser/hostile-strings.ts';
import { formSettings } from '../../../contact-message.ts';
import { testTables } from '../../../table.ts';

const { bounds } = formSettings;
/** Replaces `a×101` by 101 letters. */
const repeatLetters = (text: string) =>
  text.replace(/(.+)×(\d+)/u, (_, letters: string, count: string) => letters.repeat(Number(count)));
const check = (name: FieldName) => (text: string) => checkField(name, repeatLetters(text), bounds);

const fields: readonly SentField[] = [
  ['fullName', 'سلمى & Haddad'],
  ['message', 'one\ntwo=2'],
];
type Target = Parameters<typeof buildRequest>[1];
const plan = (action: string, encoding: Target['encoding'] = 'urlencoded') =>
  buildRequest(fields, { action, encoding }, 'https://www.example.com/en/contact');

const keys = { successField: 'success', errorsField: 'errors' };

testTables(join(import.meta.dirname, 'ContactForm.yaml'), {
  phone: (typed: string) => parsePhone(repeatLetters(typed)),
  name: check('fullName'),
  email: check('email'),
  subject: check('subject'),
  message: check('message'),
  cleaned: cleanField,
  'number of links': countLinks,
  credentials: (action: string) => plan(action).credentials,
  answer: (status: number, body: unknown) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const outcome = classifyAnswer({ status, body: text }, keys);
    if (outcome.kind === 'fields') return outcome.problems;
    return outcome.kind === 'failed' ? outcome.failure : outcome.kind;
  },
});

it.each(pastedPhones)('a number is parsed from the pasted text $typed', ({ typed, expected }) => {
  expect(parsePhone(typed)).toBe(expected);
});

it.each(fieldNames)('reports a missing %s when the text has no visible character', (name) => {
  for (const blank of [' ', '\n\t', '\u00a0', '\u202e\u200f\u2066', '\u200b\ufeff\u00ad', '\u061c'])
    expect(check(name)(blank)).toBe('required');
});

it('counts a line break as one character in every encoding', () => {
  for (const lineBreak of ['\n', '\r\n'])
    expect(checkField('message', `${`a${lineBreak}`.repeat(2499)}ab`, bounds)).toBeUndefined();
});

it('without a success field, only a page of this site at the address of the form confirms a message', () => {
  const body = '<!DOCTYPE html><head><link rel="canonical" href="https://www.example.com/thanks">';
  const kindOf = (answer: Partial<Answer>) => classifyAnswer({ status: 200, body, ...answer }, {}).kind;
  expect(kindOf({})).toBe('sent');
  for (const answer of [
    { isRedirected: true },
    { body: '<p>Are you a robot?</p>' },
    { body: '{}' },
    { status: 404 },
  ])
    expect(kindOf(answer)).toBe('failed');
});

describe('the request', () => {
  it.each(['urlencoded', 'multipart'] as const)(
    'encoded as %s contains every field unchanged, and only the header Accept',
    async (encoding) => {
      const { method, headers, body = null } = plan('/api/contact', encoding);
      expect({ method, headers }).toEqual({ method: 'POST', headers: { Accept: 'application/json' } });
      const parsed = await new Response(body).formData();
      expect([...parsed].map(([name, value]) => [name, String(value).replaceAll('\r\n', '\n')])).toEqual(
        fields,
      );
    },
  );

  it('encoded as JSON has a content type', () => {
    const { headers, body } = plan('/api/contact', 'json');
    expect(headers).toEqual({ Accept: 'application/json', 'Content-Type': 'application/json' });
    expect(JSON.parse(String(body))).toEqual(Object.fromEntries(fields));
  });
});

it('ignores that a field loses focus while the message is being sent', () => {
  const sending = changeForm(initialState, { type: 'submitted', problems: {} });
  const blur = { type: 'left', name: 'email', problem: 'invalid', hasManyLinks: false } as const;
  expect(changeForm(sending, blur)).toBe(sending);
});

it('equal messages of two visitors, and a message that is repeated after another, have different ids', () => {
  const idOf = createMessageIds();
  const ids = [idOf, idOf, createMessageIds()].map((createId, index) => {
    if (index === 1) createId([['message', 'two']]);
    return createId([['message', 'one']]);
  });
  expect(new Set(ids).size).toBe(3);
});
