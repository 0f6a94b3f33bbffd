import { describe, expect, it } from 'vitest';
import { parseAmount } from '../../../../templates/islands/BailEstimator/parse-amount.ts';
import { hostileStrings, longTexts, pastedPhones } from '../../../browser/hostile-strings.ts';

const maximum = 10_000_000;
const resultOf = (typed: string) => {
  const result = parseAmount(typed, maximum);
  return result.kind === 'amount' ? result.dollars : result.kind === 'problem' ? result.problem : result.kind;
};

describe('parseAmount', () => {
  it.each([
    ['40000', 40_000],
    ['40,000', 40_000],
    ['40 000', 40_000],
    ["40'000", 40_000],
    ['40.000', 40_000],
    ['1.000.000', 1_000_000],
    ['1.000٫50', 1000.5],
    ['10,000,000', 10_000_000],
    ['2500.5', 2500.5],
    ['2,500.50', 2500.5],
  ])('parses the separators and cents of %j', (typed, dollars) => {
    expect(resultOf(typed)).toBe(dollars);
  });

  it.each([
    ['٤٠٬٠٠٠', 40_000],
    ['٤٠،٠٠٠', 40_000],
    ['٠١٢٣٤٥٦٧٨٩', 123_456_789],
    ['۰۱۲۳۴', 1234],
    ['٢٥٠٠٫٥٠', 2500.5],
    ['４００００', 40_000],
  ])('parses the digits of %j', (typed, dollars) => {
    expect(parseAmount(typed, Number.MAX_SAFE_INTEGER)).toEqual({ kind: 'amount', dollars });
  });

  it.each([
    '$40,000',
    '$ 40,000',
    '40,000 $',
    'US $ 40,000',
    '40,000 usd',
    '40,000 dollars',
    '40.000 dólares',
    '＄40,000',
    '40,000 دولار',
    '40,000 دولارًا',
    '\u2066$40,000\u2069',
    '\u200f٤٠٬٠٠٠\u200f دولار\u061c',
  ])('ignores the currency of %j', (typed) => {
    expect(resultOf(typed)).toBe(40_000);
  });

  it.each([
    ['a blank text', 'empty', ['', ' ', '\u00a0', '\u200f']],
    [
      'an amount below one dollar',
      'negative',
      ['0', '0.99', '-5', '-40,000', '−5', '–5', '- 5', '$-5', '-$5', '٠', '-٥', '00'],
    ],
    [
      'an amount above the maximum',
      'tooLarge',
      ['10,000,001', '10000000.01', '99999999999', '9'.repeat(400)],
    ],
  ])('reports %s: %s', (_, kind, texts) => {
    for (const typed of texts) expect(resultOf(typed), typed).toBe(kind);
  });

  it.each([
    'ten thousand',
    '1e5',
    'Infinity',
    '-',
    '-$-5',
    '$$5',
    '5 6',
    '½',
    '40,00',
    '40,000,00',
    ',000',
    '1,000.000,00',
    '1,000 000',
    '1.000.50',
    '.5',
    '1.2345',
    '5000.5.5',
    '1\n2',
  ])('rejects %j', (typed) => {
    expect(resultOf(typed)).toBe('notANumber');
  });

  it.each([...hostileStrings, ...pastedPhones])(
    'rejects the hostile text or telephone number $typed',
    ({ typed }) => {
      expect(parseAmount(typed, maximum).kind).toBe('problem');
    },
  );

  it('rejects a long text without delay', () => {
    for (const text of [`${'1,'.repeat(50_000)}x`, ...Object.values(longTexts)])
      expect(parseAmount(text, maximum).kind).toBe('problem');
  });
});
