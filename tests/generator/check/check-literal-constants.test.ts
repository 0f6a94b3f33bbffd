import { expect, it } from 'vitest';
import { checkLiteralConstants } from '../../../generator/check/check-literal-constants.ts';
import type { ValueForm } from '../../../schema/placeholder-names.ts';
import { textsOf } from './content-files.ts';

/** Name and form of each value, and how English and Arabic print it. */
const values: readonly (readonly [name: string, form: ValueForm, english: string, arabic: string])[] = [
  ['phone', 'words', '(626) 234-5678', '(626) 234-5678'],
  ['email', 'sign', 'help@bonds.test', 'help@bonds.test'],
  ['license', 'sign', '1234567', '1234567'],
  ['rate', 'percent', '10%', '10%'],
  ['bail', 'money', '$5,000', '5,000 دولار'],
  ['fee', 'money', '$500', '500 دولار'],
  ['range', 'words', '$2,500 to $5,000', 'من 2,500 إلى 5,000 دولار'],
  ['release', 'words', '2 to 4 hours', 'من ساعتين إلى 4 ساعات'],
  ['hearing', 'words', '48 hours', '48 ساعة'],
  ['review', 'words', '48 hours', '48 ساعة'],
];
const constants = values.flatMap(([name, form, english, arabic]) => [
  { language: 'en', name, printed: english, form, isDistinctive: true },
  { language: 'ar', name, printed: arabic, form, isDistinctive: true },
]);

function find(language: string, rich: string) {
  const problems = checkLiteralConstants(textsOf(language, { rich }), constants);
  return problems.map(({ place }) => {
    const { start = 0, length = 0 } = ('within' in place && place.within) || {};
    return rich.slice(start, start + length);
  });
}

it.each([
  '(626) 234-5678',
  '626 234 5678',
  '6262345678',
  '+16262345678',
  '+1 (626) 234-5678',
  '1-626-234-5678',
  '626\u2011234\u20115678',
])('finds the telephone number written %s', (written) => {
  expect(find('en', `Call ${written} now.`)).toEqual([written]);
  expect(find('ar', `اتصلوا ${written} الآن`)).toEqual([written]);
});

it.each(['10%', '10 %', '10\u00a0%', '10 percent'])('finds the rate written %s', (written) => {
  expect(find('en', `It is ${written} of bail`)).toEqual([written]);
});

it.each(['$5,000', '$5000', 'US$5,000', '$ 5,000', '$5,000.00', '5,000 dollars', '5000 USD'])(
  'finds the amount written %s',
  (written) => {
    expect(find('en', `Bail of ${written}, paid`)).toEqual([written]);
  },
);

it('finds amounts with the word of the language, and with the sign', () => {
  expect(find('ar', 'الكفالة 5,000 دولارًا أو $5,000')).toEqual(['5,000 دولار', '$5,000']);
});

it.each([
  'Call 16262345678901',
  'It is 110% or 10.5% or 5,10%',
  'Bail of $50,000 or $5,000,000 or $15,000 or $5,000.50',
  'The year 5000 and 10 hours',
  'License 12345678 and A1234567',
  'It takes 12 to 4 hours or 48 hoursand',
  'Write to nohelp@bonds.test.',
])('finds nothing in "%s"', (text) => {
  expect(find('en', text)).toEqual([]);
});

it('finds the words of another language nowhere', () => {
  expect(find('ar', 'It takes 2 to 4 hours.')).toEqual([]);
});

it('offers every value that prints the same', () => {
  const [problem] = checkLiteralConstants(textsOf('en', { plain: 'Within 48 hours.' }), constants);
  expect(problem?.fix).toContain('{{hearing}} or {{review}}');
});
