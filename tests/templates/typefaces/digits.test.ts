import { describe, expect, it } from 'vitest';
import { thousandsSignOf, unifyDigits } from '../../../templates/typefaces/digits.ts';

describe('unifyDigits', () => {
  it.each([
    ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
    ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
    ['Devanagari', '०१२३४५६७८९'],
    ['Bengali', '০১২৩৪৫৬৭৮৯'],
    ['Adlam', '𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙'],
    ['bold', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
  ])('reads the digits of %s', (_script, digits) => {
    expect(unifyDigits(`a ${digits}, 5`)).toBe('a 0123456789, 5');
  });
});

it('groups thousands with the sign of the script', () => {
  expect(['1', '٤', '۴', '४'].map(thousandsSignOf)).toEqual([',', '٬', '٬', ',']);
});
