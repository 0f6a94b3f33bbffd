import { describe, expect, it } from 'vitest';
import { pluralForms } from '../../../generator/rules/plural-forms.ts';
import { formatNumbers, requiredForms } from '../../../generator/text/plural-categories.ts';
import { plural } from '../../../schema/index.ts';
import { pageTexts } from './content-files.ts';

const check = (language: string, count: unknown) =>
  pluralForms.run({ files: [pageTexts(language, { count: plural('A count.') }, { count })] });

it.each(['ar', 'es', 'pl', 'ja', 'kw', 'br'])(
  'requiredForms returns the forms of every number for %s',
  (language) => {
    const rules = new Intl.PluralRules(language);
    const usedForms = new Set<string>();
    for (let number = 0; number < 100_000; number += 1) usedForms.add(rules.select(number));
    expect(new Set(requiredForms(language))).toEqual(usedForms.add('other'));
  },
);

it('formatNumbers lists the first numbers of each form', () => {
  expect(formatNumbers('pl', ['few', 'many'])).toBe('2–4, 22–24, 32–34, …, 0, 5–21, 25–31, …');
});

describe('pluralForms', () => {
  it('counts an empty form as missing', () => {
    expect(check('en', { one: '', other: '{{count}}' })[0]).toMatchObject({
      rule: 'i18n/plural-forms',
      fix: { yaml: 'one: "…"', isAddition: true },
    });
  });

  it('ignores a misspelt form, which validation reports', () => {
    expect(check('en', { one: '1', othr: '{{count}}' })).toEqual([]);
  });
});
