import { describe, expect, it } from 'vitest';
import { isolate, withoutIsolates } from '../../../generator/model/isolate.ts';

const shown = (text: string, dir: 'ltr' | 'rtl') =>
  isolate(text, dir).replaceAll('\u2066', '[').replaceAll('\u2067', '<').replaceAll('\u2069', ']');

describe('in right-to-left text', () => {
  it.each([
    ['a telephone number', 'اتصلوا على (626) 555-0100 الآن', 'اتصلوا على [(626) 555-0100] الآن'],
    ['two numbers', '(626) 555-0100 أو (626) 555-0101', '[(626) 555-0100] أو [(626) 555-0101]'],
    ['an international number', 'الرقم +1 626 555 0100.', 'الرقم [+1 626 555 0100].'],
    ['a price with a dollar sign', 'المبلغ $5,000.', 'المبلغ [$5,000].'],
    ['a percentage', 'الرسم 10% من المبلغ', 'الرسم [10%] من المبلغ'],
    ['an e-mail address', 'راسلونا على info@example.com.', 'راسلونا على [info@example.com].'],
    ['an English term, its brackets outside', 'التسجيل (Booking Number).', 'التسجيل ([Booking Number]).'],
    ['a law section', 'المادة Civil Code 1799.91 تقول', 'المادة [Civil Code 1799.91] تقول'],
    ['a section with its subdivision', 'المادة 245(a)(1) من', 'المادة [245(a)(1)] من'],
    ['a law with a subdivision', 'وفق Penal Code 825(b).', 'وفق [Penal Code 825(b)].'],
    ['a bracket that is Arabic punctuation', 'الجدول (Bail Schedule)', 'الجدول ([Bail Schedule])'],
    ['an abbreviation beside punctuation', 'القيادة تحت التأثير (DUI)؟', 'القيادة تحت التأثير ([DUI])؟'],
  ])('isolates %s', (_case, text, expected) => {
    expect(shown(text, 'rtl')).toBe(expected);
  });

  it('leaves plain numbers alone, which stand right by themselves', () => {
    expect(isolate('من 24 إلى 48 ساعة، 25,000 دولار', 'rtl')).toBe('من 24 إلى 48 ساعة، 25,000 دولار');
  });
});

describe('in left-to-right text', () => {
  it('isolates Arabic words', () => {
    expect(shown('We speak العربية here.', 'ltr')).toBe('We speak <العربية] here.');
  });

  it('leaves everything else alone', () => {
    expect(isolate('Call (626) 555-0100: 10% of $5,000.', 'ltr')).toBe('Call (626) 555-0100: 10% of $5,000.');
  });
});

it('takes the marks away again', () => {
  expect(withoutIsolates(isolate('اتصلوا على (626) 555-0100', 'rtl'))).toBe('اتصلوا على (626) 555-0100');
});
