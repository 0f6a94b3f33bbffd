import { expect, it } from 'vitest';
import { Style } from '../../schema/index.ts';

const { terms } = Style.shape.noBreak.shape;

it.each(['no bond', 'H&S Code', 'by and by'])('an unbreakable term may be "%s"', (term) => {
  expect(terms.safeParse([term]).success).toBe(true);
});

it.each(['bond', 'bond ', '', ' '])('an unbreakable term may not be "%s", which is not two words', (term) => {
  expect(terms.safeParse([term]).success).toBe(false);
});
