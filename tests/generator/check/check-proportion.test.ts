import { describe, expect, it } from 'vitest';
import { checkProportion } from '../../../generator/check/check-proportion.ts';
import { groupValues } from '../../../generator/check/print-text.ts';
import { listTexts } from '../../../generator/check/written-text.ts';
import { plural, richText } from '../../../schema/index.ts';
import { words } from './content-files.ts';

const shape = { text: richText('A text.'), count: plural('A count.').optional() };
const valuesOf = groupValues([
  { language: 'en', name: 'hours', printed: 'h'.repeat(500), form: 'words', isDistinctive: false },
  { language: 'ar', name: 'hours', printed: 'h'.repeat(10), form: 'words', isDistinctive: false },
]);

/** Checks an Arabic text beside an English one. */
function check(en: object, ar: object) {
  const texts = listTexts([words('en', shape, en), words('ar', shape, ar)]);
  return checkProportion({ texts, valuesOf, source: 'en' });
}

describe('checkProportion', () => {
  it.each([
    [69, 1],
    [70, 0],
    [150, 0],
    [151, 1],
  ])('tells of %i percent %i times', (percent, times) => {
    expect(check({ text: 'a'.repeat(1000) }, { text: 'a'.repeat(percent * 10) })).toHaveLength(times);
  });

  it('compares what is printed', () => {
    expect(
      check({ text: `${'a'.repeat(600)}{{hours}}` }, { text: `${'a'.repeat(600)}{{hours}}` }),
    ).toHaveLength(1);
    expect(
      check({ text: 'a'.repeat(1000) }, { text: `[${'a'.repeat(600)}](/${'b'.repeat(400)})` }),
    ).toHaveLength(1);
  });

  it('counts one form of a plural, since languages have different numbers of them', () => {
    const form = 'a'.repeat(1000);
    const six = { zero: form, one: form, two: form, few: form, many: form, other: form };
    expect(check({ text: 'a', count: { one: form, other: form } }, { text: 'a', count: six })).toEqual([]);
  });

  it('leaves short records and languages without a source alone', () => {
    expect(check({ text: 'a'.repeat(999) }, { text: 'a' })).toEqual([]);
    const texts = listTexts([
      words('en', shape, { text: 'a'.repeat(1000) }),
      words('ar', shape, { text: 'a' }),
    ]);
    expect(checkProportion({ texts, valuesOf, source: undefined })).toEqual([]);
  });
});
