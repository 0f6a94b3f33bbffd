import { expect, it } from 'vitest';
import { createTranslator } from '../../../generator/text/translator.ts';
import { plural } from '../../../schema/index.ts';

const dollars = plural('An amount.', ['amount']).parse({
  one: '{{amount}} dólar',
  other: '{{amount}} dólares',
});

it.each([999_999, 1_000_000])('formats %d in Spanish with the required plural forms', (count) => {
  expect(createTranslator('es').plural(dollars, count, { amount: count })).toBe(`${count} dólares`);
});

it('throws for a missing plural form that numbers below a million need', () => {
  expect(() => createTranslator('ar').plural(dollars, 3, { amount: 3 })).toThrow('plural form');
});
