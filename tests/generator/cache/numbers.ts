/** Cache entries whose values are computed from their keys, so that tests can detect a wrong value. */
import { isDeepStrictEqual } from 'node:util';
import type { Cache } from '../../../generator/cache/cache.ts';

/** Most numbers of a round occur in other rounds, too. */
export function numbersOf(round: number): readonly number[] {
  return Array.from({ length: 20 }, (_, index) => (round % 50) * 7 + index);
}

const expectedValue = (number: number) => ({ text: `${number} `.repeat(50 * (1 + (number % 30))) });

export function storeNumbers(cache: Cache, numbers: readonly number[]): void {
  for (const number of numbers) cache.set('numbers', number, expectedValue(number));
}

/** Throws when a value in the cache is wrong. */
export function findNumbers(cache: Cache, numbers: readonly number[]): readonly number[] {
  return numbers.filter((number) => {
    const value = cache.get('numbers', number);
    if (value !== undefined && !isDeepStrictEqual(value, expectedValue(number)))
      throw new Error(`The value of ${number} is wrong.`);
    return value !== undefined;
  });
}
