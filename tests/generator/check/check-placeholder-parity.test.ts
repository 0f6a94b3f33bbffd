import { describe, expect, it } from 'vitest';
import { checkPlaceholderParity } from '../../../generator/check/check-placeholder-parity.ts';
import { pattern, plural, text } from '../../../schema/index.ts';
import { compareWords } from './content-files.ts';

const shape = {
  line: text('A line.').optional(),
  range: pattern('A range.', ['from', 'fromCounted', 'to', 'toCounted']).optional(),
  count: plural('A count.', ['rating']).optional(),
};
const none = new Set<string>();
const known = {
  ordinary: new Set(['phone', 'email', 'releaseTime']),
  phrase: none,
  figure: none,
  name: none,
};

function check(en: object, ar: object) {
  return checkPlaceholderParity(compareWords(shape, { en, ar }), known).map(({ message, fix }) => ({
    message,
    fix,
  }));
}

describe('checkPlaceholderParity', () => {
  it('counts how often a name stands', () => {
    expect(check({ line: '{{phone}}, {{phone}}' }, { line: '{{phone}}' })).toEqual([
      {
        message:
          '"line" does not have the placeholders of the English text: {{phone}} stands more often in English.',
        fix: 'Add {{phone}}.',
      },
    ]);
  });

  it.each([
    ['{{phone}}', '{{phnoe}}'],
    ['{{phnoe}}', '{{phone}}'],
    ['{{phone}}', '{{phone'],
    ['{{phone}} {{nothing}}', '{{phone}}'],
  ])('leaves %s beside %s to text/placeholder', (en, ar) => {
    expect(check({ line: en }, { line: ar })).toEqual([]);
  });

  it('tells what a misspelt name does not explain', () => {
    expect(check({ line: '{{phone}} {{email}}' }, { line: '{{phnoe}}' })).toHaveLength(1);
  });

  it('takes a counted parameter for the number that it counts', () => {
    expect(
      check({ range: '{{from}} to {{toCounted}}' }, { range: 'من {{fromCounted}} إلى {{toCounted}}' }),
    ).toEqual([]);
    expect(check({ range: '{{from}} to {{toCounted}}' }, { range: 'حتى {{toCounted}}' })).toHaveLength(1);
  });

  it('compares the general form of a plural and leaves the others to each language', () => {
    const en = { one: 'one', other: '{{rating}} of {{count}}' };
    expect(
      check({ count: en }, { count: { zero: 'لا شيء', two: 'اثنان', other: '{{count}} {{rating}}' } }),
    ).toEqual([]);
    expect(check({ count: en }, { count: { other: '{{count}}' } })[0]?.fix).toBe('Add {{rating}}.');
  });
});
