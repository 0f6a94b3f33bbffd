import { expect, it } from 'vitest';
import { readTime } from '../../../schema/checks/read-time.ts';
import { createRuleContext, recordFacts, recordTexts } from '../../generator/rules/content-files.ts';

const valuesOf = () => new Map([['hours', '24 hours a day']]);
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

/** Returns the suggested fixes for a post with `minutes` of reading time and the texts in `data`. */
function check(minutes: unknown, data: object, language = 'en') {
  const files = [
    recordFacts('blog', 'one', { minutes }),
    recordTexts('blog', 'one', data, language),
    recordTexts('legal', 'one', { title: words(999) }),
  ];
  return readTime.run(createRuleContext(files, { valuesOf, sourceLanguage: 'en' })).map(({ fix }) => fix);
}

it('counts the words of title, excerpt and blocks, and no others', () => {
  const blocks = [{ type: 'paragraph', text: words(790) }];
  const data = {
    title: words(5),
    excerpt: words(5),
    blocks,
    label: words(500),
    closing: { title: words(500) },
  };
  expect(check(4, data)).toEqual([]);
});

it.each([
  [150, 1, undefined],
  [150, 4, { yaml: 'minutes: 1' }],
  [799, 4, 'Add 1 words for 4 minutes, or cut 79 for 3.'],
  [800, 4, undefined],
  [960, 4, undefined],
  [961, 4, 'Add 39 words for 5 minutes, or cut 1 for 4.'],
  [1100, 4, { yaml: 'minutes: 5' }],
  [1900, 12, { yaml: 'minutes: 8' }],
])('compares %i words with %i minutes', (count, minutes, fix) => {
  const blocks = [{ type: 'list', items: [words(count)] }];
  expect(check(minutes, { blocks })[0]).toEqual(fix);
});

it('counts the printed words of a shared value, one word for an unknown one, and no punctuation or addresses', () => {
  const text = `${words(796)} {{hours}} — [ · ](/faq) {{unknown}}`;
  expect(check(4, { blocks: [{ type: 'paragraph', text }] })).toEqual([]);
  expect(check(4, { blocks: [{ type: 'paragraph', text: text.replace('word ', '') }] })).toEqual([]);
  expect(check(4, { blocks: [{ type: 'paragraph', text: text.replace('word word ', '') }] })).toHaveLength(1);
});

it('uses the source language, and ignores a value that the schema rejects', () => {
  expect(check(4, { title: words(9) }, 'ar')).toEqual([]);
  expect(check('4', { title: words(9) })).toEqual([]);
});
