import { expect, it } from 'vitest';
import { unifyDigits } from '../../../templates/typefaces/digits.ts';

it.each([
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
  ['Devanagari', '०१२३४५६७८९'],
  ['Bengali', '০১২৩৪৫৬৭৮৯'],
  ['Adlam', '𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙'],
  ['a mathematical style, which follows another style in Unicode', '𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡'],
])('unifyDigits replaces the digits of %s', (_script, digits) => {
  expect(unifyDigits(`a ${digits}, 5`)).toBe('a 0123456789, 5');
});
