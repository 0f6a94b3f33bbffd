import { describe, expect, it } from 'vitest';
import { parsePhone } from '../../../../templates/islands/ContactForm/parse-phone.ts';
import { pastedPhones } from '../../../browser/hostile-strings.ts';

const exampleNumber = '+16265550123';

describe('a United States number', () => {
  it.each([
    '6265550123',
    '+1 (626) 555-0123',
    '001 626 555 0123',
    'TEL: (626) 555-0123',
    '\u2066+1\u2069 \u206b626 555 0123',
    '६२६ ५५५ ०१२३',
    '６２６－５５５－０１２３',
    '＋１６２６５５５０１２３',
  ])('is parsed from %j', (typed) => {
    expect(parsePhone(typed)).toBe(exampleNumber);
  });

  it.each(pastedPhones)('is parsed from the pasted text $typed', ({ typed, expected }) => {
    expect(parsePhone(typed)).toBe(expected);
  });

  it.each(['(626) 555-0123 x42', '626-555-0123 EXT 42', '626 555 0123 #42', '+16265550123;ext=42'])(
    'includes its extension: %j',
    (typed) => {
      expect(parsePhone(typed)).toBe(`${exampleNumber};ext=42`);
    },
  );
});

it.each([
  ['+52 55 1234 5678', '+525512345678'],
  ['+964 770 123 4567', '+9647701234567'],
  ['011 964 770 123 4567', '+9647701234567'],
  ['٠٠٩٦٤٧٧٠١٢٣٤٥٦٧', '+9647701234567'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['+999 123 456 789 012', '+999123456789012'],
])('an international number is parsed from %j', (typed, number) => {
  expect(parsePhone(typed)).toBe(number);
});

describe('a text that is not exactly one number', () => {
  it.each([
    '',
    '+',
    '555-0123',
    '+1 626 555 012',
    '+964 123',
    '+9999 123 456 789 012',
    '626-CALL-NOW',
    '626 555 0123 or 626 555 0124',
    '<script>6265550123</script>',
    '(626) 555-0123 x',
  ])('is rejected: %j', (typed) => {
    expect(parsePhone(typed)).toBeUndefined();
  });

  it.each(['6', ' ', '(', '٦', '+1 '])('is rejected without delay: %j repeated 100,000 times', (text) => {
    expect(parsePhone(text.repeat(100_000))).toBeUndefined();
  });
});
