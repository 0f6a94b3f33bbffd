import { describe, expect, it } from 'vitest';
import {
  checkField,
  cleanField,
  countLinks,
  type FieldName,
  fieldNames,
} from '../../../../templates/islands/ContactForm/message-rules.ts';

const bounds = { nameMin: 2, nameMax: 100, emailMax: 254, messageMin: 10, messageMax: 5000 };
const check = (name: FieldName, text: string) => checkField(name, text, bounds);

it.each(fieldNames)('reports a missing %s when the text has no visible character', (name) => {
  for (const blank of [' ', '\n\t', '\u00a0', '\u202e\u200f\u2066', '\u200b\ufeff\u00ad', '\u061c']) {
    expect(check(name, blank)).toBe('required');
  }
});

describe('a name', () => {
  it.each(['Al', 'José Ñúñez', "Zoë O'Neil-Smith", '👩🏽 Salma', 'a'.repeat(100), '😀'.repeat(100)])(
    'is valid: %.20j',
    (name) => {
      expect(check('fullName', name)).toBeUndefined();
    },
  );

  it.each([
    ['A', 'tooShort'],
    ['😀', 'tooShort'],
    ['\u202eA\u202c', 'tooShort'],
    ['a'.repeat(101), 'tooLong'],
    ['س'.repeat(100_000), 'tooLong'],
  ])('is invalid: %.20j is %s', (name, problem) => {
    expect(check('fullName', name)).toBe(problem);
  });
});

describe('an e-mail address', () => {
  const longest = `${'a'.repeat(241)}@example.com.`.replace(/\.$/u, 'x');

  it.each([
    'name@example.com',
    'mailto:name@example.com',
    '\u202aname@example.com\u202c',
    'first.last+tag@mail.example.co.uk',
    'سلمى@مثال.شبكة',
    longest,
  ])('is valid: %j', (address) => {
    expect(check('email', address)).toBeUndefined();
  });

  it.each([
    'name',
    'name@',
    'name@example',
    'a@b@example.com',
    'name@example..com',
    'name@exa mple.com',
    'a@b.c\nd@e.f',
  ])('is invalid: %j', (address) => {
    expect(check('email', address)).toBe('invalid');
  });

  it('has at most 254 characters', () => {
    expect(longest).toHaveLength(254);
    expect(check('email', `a${longest}`)).toBe('tooLong');
    expect(check('email', `${'@.'.repeat(50_000)}`)).toBe('tooLong');
  });
});

it.each(['Other', 'constructor', 'bail bond'])('rejects the subject %j', (subject) => {
  expect(check('subject', subject)).toBe('invalid');
});

describe('the text of a message', () => {
  it.each([
    ['a'.repeat(9), 'tooShort'],
    [`${'a'.repeat(9)}   \n`, 'tooShort'],
    ['a'.repeat(10), undefined],
    ['a'.repeat(5000), undefined],
    ['a'.repeat(5001), 'tooLong'],
    ['😀'.repeat(5000), undefined],
    ['٣'.repeat(100_000), 'tooLong'],
  ])('%.12j… has the problem %s', (text, problem) => {
    expect(check('message', text)).toBe(problem);
  });

  it('counts a line break as one character in every encoding', () => {
    const lines = 'a\n'.repeat(2499);
    expect(check('message', `${lines}ab`)).toBeUndefined();
    expect(check('message', `${lines}ab`.replaceAll('\n', '\r\n'))).toBeUndefined();
  });
});

it.each<[FieldName, string, string]>([
  ['fullName', '  \u202eسلمى\u202c ', 'سلمى'],
  ['fullName', '👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
  ['email', 'mailto:\u200bname@example.com\ufeff', 'name@example.com'],
  ['phone', '(٦٢٦) ٥٥٥-٠١٢٣', '+16265550123'],
  ['phone', ' 555-0123 ', '555-0123'],
  ['message', 'one\r\ntwo\u200f\rthree', 'one\ntwo\nthree'],
])('cleans the field %s with %j to %j', (name, typed, cleaned) => {
  expect(cleanField(name, typed)).toBe(cleaned);
});

describe('links', () => {
  it.each([
    ['no link, www or http', 0],
    ['https://a.example and http://b.example', 2],
    ['www.a.example WWW.b.example HTTPS://c.example', 3],
    ['e-mail me: name@example.com', 0],
  ])('are counted: %j contains %i', (text, count) => {
    expect(countLinks(text)).toBe(count);
  });
});
