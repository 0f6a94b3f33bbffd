/** Entries whose values follow from their keys, so that a wrong one is known by itself. */
import { keyOf } from '../../../generator/store/keys.ts';
import type { Store } from '../../../generator/store/store.ts';

/** The words of a round, most of them of others rounds, too. */
export function wordsOf(round: number, size = 20): readonly string[] {
  return Array.from({ length: size }, (_, index) => `${((round % 50) * 7 + index) % 100_000}`);
}

const textOf = (word: string) => Buffer.from(`${keyOf(word)}\n`.repeat(1 + (Number(word) % 30)));

/** Puts words into a store. */
export function putInto(store: Store, words: readonly string[]): void {
  for (const word of words) store.bucket('words').put(keyOf(word), textOf(word));
}

/** The words that a store has. Throws when one has a wrong value. */
export function findIn(store: Store, words: readonly string[]): readonly string[] {
  return words.filter((word) => {
    const value = store.bucket('words').get(keyOf(word));
    if (value !== undefined && Buffer.compare(value, textOf(word)) !== 0)
      throw new Error(`${word} is wrong.`);
    return value !== undefined;
  });
}
