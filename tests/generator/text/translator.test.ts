import { expect, it } from 'vitest';
import { createTranslator } from '../../../generator/text/translator.ts';
import { plural } from '../../../schema/index.ts';

const dollars = plural('An amount.', ['amount']).parse({
  one: '{{amount}} dólar',
  other: '{{amount}} dólares',
});

it.each([999_999, 1_000_000])('counts %d in Spanish by the forms that texts are asked for', (count) => {
  expect(createTranslator('es').plural(dollars, count, { amount: count })).toBe(`${count} dólares`);
});

it('has no other form for a missing one that counts below a million reach', () => {
  expect(() => createTranslator('ar').plural(dollars, 3, { amount: 3 })).toThrow('plural form');
});
