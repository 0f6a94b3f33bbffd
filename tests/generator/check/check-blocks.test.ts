import { describe, expect, it } from 'vitest';
import { checkHeadings } from '../../../generator/check/check-headings.ts';
import { checkQuotes } from '../../../generator/check/check-quotes.ts';
import { listBlocks } from '../../../generator/check/list-blocks.ts';
import { recordWords } from './content-files.ts';

const heading = { type: 'heading', id: 'a', text: 'A' };
const paragraph = { type: 'paragraph', text: 'A.' };
const quote = (originalLanguage: unknown) => ({ type: 'quote', text: 'A', cite: 'B', originalLanguage });
const post = (blocks: unknown, language = 'en') => recordWords('blog', 'one', { language, data: { blocks } });

describe('checkHeadings', () => {
  const check = (...blocks: unknown[]) =>
    checkHeadings(listBlocks([post(blocks)], 'en')).map(({ key, message }) => [key, message]);

  it('accepts headings with words under them', () => {
    expect(check(paragraph, heading, paragraph, heading, quote('en'))).toEqual([]);
  });

  it('points at two headings in a row, and at one that comes last', () => {
    expect(check(heading, heading, paragraph, heading)).toEqual([
      ['blocks[0].text', 'Another heading follows this one: nothing stands under it.'],
      ['blocks[3].text', 'This heading is the last block: nothing stands under it.'],
    ]);
  });

  it('looks into the passages of a page, each by itself', () => {
    const passages = [{ blocks: [paragraph, heading] }, { blocks: [heading, paragraph] }];
    const page = recordWords('legal', 'terms', { language: 'en', data: { passages } });
    expect(checkHeadings(listBlocks([page], 'en')).map(({ key }) => key)).toEqual([
      'passages[0].blocks[1].text',
    ]);
  });

  it('is told in the source language alone, since blocks are the same in all', () => {
    expect(checkHeadings(listBlocks([post([heading], 'ar')], 'en'))).toEqual([]);
  });

  it('passes over what is no list of blocks', () => {
    expect(checkHeadings(listBlocks([post('x'), post([7, null, { type: 7 }])], 'en'))).toEqual([]);
  });
});

describe('checkQuotes', () => {
  const check = (tag: unknown) =>
    checkQuotes({ lists: listBlocks([post([quote(tag)])], 'en'), languages: ['ar', 'en'] }).map(
      ({ key, fix }) => [key, fix],
    );

  it.each(['en', 'la', 'pt-BR'])('accepts %s', (tag) => {
    expect(check(tag)).toEqual([]);
  });

  it.each([
    ['english', 'Write en.'],
    ['EN', 'Write en.'],
    ['zz', 'Write a tag such as ar, en.'],
    ['a language', 'Write a tag such as ar, en.'],
  ])('refuses %s', (tag, fix) => {
    expect(check(tag)).toEqual([['blocks[0].originalLanguage', fix]]);
  });

  it('leaves a value that is no text to its schema', () => {
    expect(check(7)).toEqual([]);
  });
});
