import { expect, it } from 'vitest';
import { Style } from '../../schema/index.ts';

const { terms } = Style.shape.noBreak.shape;

it.each(['no bond', 'H&S Code', 'by and by'])('accepts the unbreakable term "%s"', (term) => {
  expect(terms.safeParse([term]).success).toBe(true);
});

it.each(['bond', 'bond ', '', ' '])(
  'rejects the unbreakable term "%s", which is not two or more words',
  (term) => {
    expect(terms.safeParse([term]).success).toBe(false);
  },
);
