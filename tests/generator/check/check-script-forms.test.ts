import { expect, it } from 'vitest';
import { checkScriptForms } from '../../../generator/check/check-script-forms.ts';
import { textsOf } from './content-files.ts';

const check = (language: string, rich: string) =>
  checkScriptForms(textsOf(language, { rich })).map(({ fix }) => fix);

it.each([
  ['عند ۲۴ ساعة', 'Write 24.'],
  ['شكرًا, ربما', 'Write ،'],
  ['هل؟ نعم; ربما', 'Write ؛'],
  ['متى?', 'Write ؟'],
  ['من 24 – 48 ساعة', 'Write the range in words: «من 24 إلى 48».'],
])('corrects %s', (text, fix) => {
  expect(check('ar', text)).toEqual([fix]);
});

it.each([
  'نعم، ربما؛ متى؟',
  'المبلغ 25,000 دولار و4.9',
  'انظروا [الخدمة](/services/24-7-service) و{{phone}}',
  'الرقم 626-234-5678',
  'محامٍ (Public Defender, LA)',
])('accepts %s', (text) => {
  expect(check('ar', text)).toEqual([]);
});

it('goes by the script of a language, not by its tag', () => {
  expect(check('fa', 'در ۲۴ ساعت')).toHaveLength(1);
  expect(check('ur', 'کب?')).toHaveLength(1);
  expect(check('en', '2-4 hours, "now"?')).toEqual([]);
});
