import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { missingTexts } from '../../../generator/rules/missing-texts.ts';
import { unequalMarks } from '../../../generator/rules/unequal-marks.ts';
import { richText } from '../../../schema/index.ts';
import { compareTexts } from './content-files.ts';

const shape = { text: richText('A text.').optional(), list: z.array(richText('A text.')).optional() };

function check(data: Readonly<Record<string, object>>) {
  const context = {
    comparisons: [compareTexts(shape, data)],
    placeholders: undefined,
    sourceLanguage: 'en',
  };
  const found = [...missingTexts.run(context), ...unequalMarks.run(context)];
  return found.map(({ language, fix }) => [language, fix]);
}

describe('a difference between languages', () => {
  it.each([
    [
      'a placeholder',
      { text: 'Call us.' },
      { text: 'Call {{phone}}.' },
      'Add {{phone}}. If this is intended, change the Arabic and Spanish text.',
    ],
    [
      'markup',
      { text: 'Call us.' },
      { text: '**Call** us.' },
      'Mark the same words as in Arabic and Spanish: **strong** and [text](target). If this is intended, change the Arabic and Spanish text.',
    ],
    [
      'an extra item',
      { list: ['a', '**b**'] },
      { list: ['a'] },
      'Remove item 2 ("**b**"), or add it in Arabic and Spanish, too.',
    ],
    [
      'a missing item',
      { list: ['a'] },
      { list: ['a', '**b**'] },
      'Add item 2 ("**b**") of the Arabic and Spanish list. If this is intended, change the Arabic and Spanish text.',
    ],
  ])(
    'in %s is reported once, in the one language that differs from all others',
    (_, differing, common, fix) => {
      expect(check({ en: differing, ar: common, es: common })).toEqual([['en', fix]]);
      expect(check({ en: common, ar: differing, es: common }).map(([language]) => language)).toEqual(['ar']);
    },
  );

  it('is reported in the translation when there are two languages, or when all differ', () => {
    const [none, one, two] = [
      { text: 'Call us.' },
      { text: 'Call {{phone}}.' },
      { text: '{{phone}} or {{email}}' },
    ];
    expect(check({ en: none, ar: one })).toEqual([['ar', 'Remove {{phone}}.']]);
    expect(check({ en: none, ar: one, es: two }).map(([language]) => language)).toEqual(['ar', 'es']);
  });
});
