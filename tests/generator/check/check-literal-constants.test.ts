import { describe, expect, it } from 'vitest';
import { checkLiteralConstants } from '../../../generator/check/check-literal-constants.ts';
import type { ValueForm } from '../../../schema/placeholder-names.ts';
import { textsOf } from './content-files.ts';

const forms: Readonly<Record<string, ValueForm>> = {
  email: 'sign',
  license: 'sign',
  rate: 'percent',
  bail: 'money',
  fee: 'money',
};
const shared = [
  ['phone', '(626) 234-5678'],
  ['email', 'help@bonds.test'],
  ['license', '1234567'],
  ['rate', '10%'],
] as const;
const english = [
  ['bail', '$5,000'],
  ['fee', '$500'],
  ['range', '$2,500 to $5,000'],
  ['release', '2 to 4 hours'],
  ['hearing', '48 hours'],
  ['review', '48 hours'],
] as const;
const arabic = [
  ['bail', '5,000 دولار'],
  ['fee', '500 دولار'],
  ['range', 'من 2,500 إلى 5,000 دولار'],
  ['release', 'من ساعتين إلى 4 ساعات'],
] as const;
const printedIn = (language: string, name: string, printed: string) => ({
  language,
  name,
  printed,
  form: forms[name] ?? 'words',
  isDistinctive: true,
});
const constants = [
  ...[...shared, ...english].map(([name, printed]) => printedIn('en', name, printed)),
  ...[...shared, ...arabic].map(([name, printed]) => printedIn('ar', name, printed)),
];

function find(language: string, rich: string) {
  const problems = checkLiteralConstants(textsOf(language, { rich }), constants);
  return problems.map(({ place }) => {
    const { start = 0, length = 0 } = ('within' in place && place.within) || {};
    return rich.slice(start, start + length);
  });
}

describe('checkLiteralConstants', () => {
  it.each([
    '(626) 234-5678',
    '626-234-5678',
    '626.234.5678',
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

  it('finds amounts with the word of the language', () => {
    expect(find('ar', 'الكفالة 5,000 دولار والرسم 500 دولار.')).toEqual(['5,000 دولار', '500 دولار']);
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

  it('finds durations in the words of the language, a digit beside an Arabic letter too', () => {
    expect(find('en', 'It takes 2 to 4 hours.')).toEqual(['2 to 4 hours']);
    expect(find('ar', 'يستغرق من ساعتين إلى 4 ساعات.')).toEqual(['من ساعتين إلى 4 ساعات']);
    expect(find('ar', 'It takes 2 to 4 hours.')).toEqual([]);
  });

  it('offers every value that prints the same', () => {
    const [problem] = checkLiteralConstants(textsOf('en', { plain: 'Within 48 hours.' }), constants);
    expect(problem?.fix).toContain('{{hearing}} or {{review}}');
  });
});
