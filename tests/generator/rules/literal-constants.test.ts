import { expect, it } from 'vitest';
import { literalConstants } from '../../../generator/rules/literal-constants.ts';
import type { ValueForm } from '../../../schema/placeholder-names.ts';
import { textsOf } from './content-files.ts';
import { tryTexts } from './try-texts.ts';

/** Name and form of each value, and its printed texts in English and Arabic. */
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
const sharedValues = values.flatMap(([name, form, english, arabic]) => [
  { language: 'en', name, printed: english, form, isDistinctive: true },
  { language: 'ar', name, printed: arabic, form, isDistinctive: true },
]);

const phones = [
  '(626) 234-5678',
  '626 234 5678',
  '6262345678',
  '+16262345678',
  '+1 (626) 234-5678',
  '1-626-234-5678',
  '626\u2011234\u20115678',
];

tryTexts(
  (texts) => literalConstants.run({ texts, sharedValues }),
  [
    ...phones.map((phone) => ['en', `Call ⟦${phone}⟧ now.`] as const),
    ...phones.map((phone) => ['ar', `اتصلوا ⟦${phone}⟧ الآن`] as const),
    ['en', 'It is ⟦10%⟧ of bail'],
    ['en', 'It is ⟦10 %⟧ of bail'],
    ['en', 'It is ⟦10\u00a0%⟧ of bail'],
    ['en', 'It is ⟦10 percent⟧ of bail'],
    ['en', 'Bail of ⟦$5,000⟧, paid'],
    ['en', 'Bail of ⟦$5000⟧, paid'],
    ['en', 'Bail of ⟦US$5,000⟧, paid'],
    ['en', 'Bail of ⟦$ 5,000⟧, paid'],
    ['en', 'Bail of ⟦$5,000.00⟧, paid'],
    ['en', 'Bail of ⟦5,000 dollars⟧, paid'],
    ['en', 'Bail of ⟦5000 USD⟧, paid'],
    ['ar', 'الكفالة ⟦5,000 دولار⟧ًا أو ⟦$5,000⟧'],
    ['en', 'Call 16262345678901'],
    ['en', 'It is 110% or 10.5% or 5,10%'],
    ['en', 'Bail of $50,000 or $5,000,000 or $15,000 or $5,000.50'],
    ['en', 'The year 5000 and 10 hours'],
    ['en', 'License 12345678 and A1234567'],
    ['en', 'It takes 12 to 4 hours or 48 hoursand'],
    ['en', 'Write to nohelp@bonds.test.'],
    // An English value in an Arabic text.
    ['ar', 'It takes 2 to 4 hours.'],
  ],
);

it('suggests every value with the same printed text', () => {
  const texts = textsOf('en', { plain: 'Within 48 hours.' });
  const [problem] = literalConstants.run({ texts, sharedValues });
  expect(problem?.fix).toContain('{{hearing}} or {{review}}');
});
