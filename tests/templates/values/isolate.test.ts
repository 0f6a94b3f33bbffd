import { describe, expect, it } from 'vitest';
import { isolate } from '../../../templates/values/isolate.ts';

/**
 * Removes the brackets from `marked`, isolates the text, and returns it with brackets in place of isolate characters:
 * `[` for U+2066, `<` for U+2067 and `]` for U+2069.
 */
const isolateMarked = (marked: string, dir: 'ltr' | 'rtl') =>
  isolate(marked.replaceAll(/[[\]<]/gu, ''), dir)
    .replaceAll('\u2066', '[')
    .replaceAll('\u2067', '<')
    .replaceAll('\u2069', ']');

describe('in right-to-left text', () => {
  it.each([
    ['a telephone number', 'اتصلوا على [(626) 555-0100] الآن'],
    ['a price with a dollar sign', 'المبلغ [$5,000].'],
    ['a percentage', 'الرسم [10%] من المبلغ'],
    ['an e-mail address', 'راسلونا على [info@example.com].'],
    ['a section with its subdivision', 'المادة [245(a)(1)] من'],
    ['an abbreviation beside punctuation', 'القيادة تحت التأثير ([DUI])؟'],
  ])('isolates %s', (_case, expected) => {
    expect(isolateMarked(expected, 'rtl')).toBe(expected);
  });

  it.each([
    [
      'a citation with its year and volume',
      'قضية [BBBB Bonding Corp. v. Caldwell (2021) 73 Cal.App.5th 349].',
    ],
    ['a short citation', '[In re Humphrey (2021) 11 Cal.5th 135]، ص 5'],
    ['a citation that ends with its year', '[United States v. Salerno, 481 U.S. 739, 755 (1987)].'],
    ['the number before a name', 'يسمى ([1275 Hold])، ثم [1275 Hearing].'],
    ['a section with all its subdivisions after a name', '[PC 243(e)(1)] تقول'],
    ['a section sign', 'وفق [Penal Code § 1303].'],
    ['section signs with a list', 'وفق [Penal Code §§ 1268–1276, 1303].'],
    ['a dash between names', 'نموذج [Bail Bond – Form 7] هنا'],
  ])('isolates %s as one run', (_case, expected) => {
    expect(isolateMarked(expected, 'rtl')).toBe(expected);
  });

  it.each([
    ['brackets with letters after a name', '[Los Angeles County] ([LASD]).'],
    ['the number after a bracket', 'مقاطعة ([Riverside County]) 5 سجون'],
    ['a number in brackets that is not a year', 'سجن [Men’s Central] (3) قريب'],
    ['a number separated by a comma', 'عام 2021، [Bail Bond]'],
    ['a price before a name', 'مبلغ [$5,000] [Bond]'],
    ['the end of a telephone number', '555-0100 [Pasadena]'],
    ['numbers without Latin letters', 'من 24 إلى 48 ساعة، 25,000 دولار'],
  ])('does not include %s in a run', (_case, expected) => {
    expect(isolateMarked(expected, 'rtl')).toBe(expected);
  });
});

describe('in left-to-right text', () => {
  it('isolates Arabic words', () => {
    expect(isolateMarked('We speak <العربية] here.', 'ltr')).toBe('We speak <العربية] here.');
  });

  it('does not change other text', () => {
    expect(isolate('Call (626) 555-0100: 10% of $5,000.', 'ltr')).toBe('Call (626) 555-0100: 10% of $5,000.');
  });
});
