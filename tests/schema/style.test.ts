import { expect, it } from 'vitest';
import { Style } from '../../schema/index.ts';

const { terms } = Style.shape.noBreak.shape;

it.each(['no bond', 'H&S Code', 'by and by'])('a term of words held on a line may be "%s"', (term) => {
  expect(terms.safeParse([term]).success).toBe(true);
});

it.each(['bond', 'bond ', '', ' '])('a term may not be "%s", which is no two words', (term) => {
  expect(terms.safeParse([term]).success).toBe(false);
});
