import { describe, expect, it } from 'vitest';
import { headingOrder } from '../../../generator/rules/heading-order.ts';
import { recordTexts } from './content-files.ts';

const quote = (originalLanguage: unknown) => ({ type: 'quote', text: 'A', cite: 'B', originalLanguage });
const check = (...posts: readonly unknown[]) =>
  headingOrder
    .run({
      files: posts.map((blocks) => recordTexts('blog', 'one', { blocks })),
      referenceLanguage: 'en',
      languages: ['ar', 'en'],
    })
    .map(({ key, fix }) => [key, fix]);

it('ignores values that are not blocks or lists of blocks', () => {
  expect(check('x', [7, null, { type: 7 }])).toEqual([]);
});

describe('the language of a quotation', () => {
  it.each(['en', 'la', 'pt-BR', 7])('accepts or ignores %s', (tag) => {
    expect(check([quote(tag)])).toEqual([]);
  });

  it.each([
    ['EN', 'Write en.'],
    ['zz', 'Write a tag such as ar, en.'],
    ['a language', 'Write a tag such as ar, en.'],
  ])('rejects %s', (tag, fix) => {
    expect(check([quote(tag)])).toEqual([['blocks[0].originalLanguage', fix]]);
  });
});
