import { expect, it } from 'vitest';
import { unequalMarks } from '../../../generator/rules/unequal-marks.ts';
import { pattern, plural, text } from '../../../schema/index.ts';
import { compareTexts } from './content-files.ts';

const shape = {
  line: text('A line.').optional(),
  range: pattern('A range.', ['from', 'fromCounted', 'to', 'toCounted']).optional(),
  count: plural('A count.', ['rating']).optional(),
};
const none = new Set<string>();
const placeholders = {
  ordinary: new Set(['phone', 'email']),
  phrase: none,
  figure: none,
  name: none,
  definedIn: new Map<string, string>(),
};

const check = (en: object, ar: object) =>
  unequalMarks.run({ comparisons: [compareTexts(shape, { en, ar })], placeholders, sourceLanguage: 'en' });

it('counts how often a placeholder occurs', () => {
  const [problem] = check({ line: '{{phone}}, {{phone}}' }, { line: '{{phone}}' });
  expect(problem?.message).toContain('{{phone}} occurs more often in English.');
  expect(problem?.fix).toBe('Add {{phone}}.');
});

it.each([
  ['{{phone}}', '{{phnoe}}'],
  ['{{phnoe}}', '{{phone}}'],
  ['{{phone}}', '{{phone'],
  ['{{phone}} {{nothing}}', '{{phone}}'],
])('ignores the difference between %s and %s, which text/placeholder reports', (en, ar) => {
  expect(check({ line: en }, { line: ar })).toEqual([]);
});

it('reports differences that a misspelt name does not explain', () => {
  expect(check({ line: '{{phone}} {{email}}' }, { line: '{{phnoe}}' })).toHaveLength(1);
});

it('treats a counted parameter as the number that it counts', () => {
  expect(
    check({ range: '{{from}} to {{toCounted}}' }, { range: 'من {{fromCounted}} إلى {{toCounted}}' }),
  ).toEqual([]);
  expect(check({ range: '{{from}} to {{toCounted}}' }, { range: 'حتى {{toCounted}}' })).toHaveLength(1);
});

it('compares only the general form of a plural', () => {
  const en = { one: 'one', other: '{{rating}} of {{count}}' };
  expect(
    check({ count: en }, { count: { zero: 'لا شيء', two: 'اثنان', other: '{{count}} {{rating}}' } }),
  ).toEqual([]);
  expect(check({ count: en }, { count: { other: '{{count}}' } })[0]?.fix).toBe('Add {{rating}}.');
});
