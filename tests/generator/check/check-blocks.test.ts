import { describe, expect, it } from 'vitest';
import { checkHeadings, checkQuotes, listBlocks } from '../../../generator/check/check-blocks.ts';
import { recordWords } from './content-files.ts';

const quote = (originalLanguage: unknown) => ({ type: 'quote', text: 'A', cite: 'B', originalLanguage });
const post = (blocks: unknown) => recordWords('blog', 'one', { blocks });

it('checkHeadings passes over what is no list of blocks', () => {
  expect(checkHeadings(listBlocks([post('x'), post([7, null, { type: 7 }])], 'en'))).toEqual([]);
});

describe('checkQuotes', () => {
  const check = (tag: unknown) =>
    checkQuotes(listBlocks([post([quote(tag)])], 'en'), ['ar', 'en']).map(({ key, fix }) => [key, fix]);

  it.each(['en', 'la', 'pt-BR', 7])('accepts %s, or leaves it to its schema', (tag) => {
    expect(check(tag)).toEqual([]);
  });

  it.each([
    ['EN', 'Write en.'],
    ['zz', 'Write a tag such as ar, en.'],
    ['a language', 'Write a tag such as ar, en.'],
  ])('refuses %s', (tag, fix) => {
    expect(check(tag)).toEqual([['blocks[0].originalLanguage', fix]]);
  });
});
