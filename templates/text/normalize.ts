/** For all texts that visitors type. The rules of all scripts apply to every text. */
import { unifyDigits } from '../typefaces/digits.ts';

/** Soft hyphens, zero-width characters, direction marks and the byte-order mark. */
const invisible = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;
/** Before NFKC, which turns an acute accent into a space and a mark. */
const apostrophes = /['`´‘’ʻʼ＇]/gu;
const repeatedLetters = /(\p{L})\1{2,}/gu;
/** Accents and tashkeel, which are separate characters after decomposition, and tatweel. */
const marks = /[\u0300-\u036F\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06ED]/gu;
/** Forms of Arabic letters that remain after decomposition, and letters of Iraqi, Gulf and Persian keyboards. */
const letterForms: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
  گ: 'ك',
  چ: 'ج',
  پ: 'ب',
  ڤ: 'ف',
  ء: '',
};
const otherForms = new RegExp(`[${Object.keys(letterForms).join('')}]`, 'gu');
const separators = /[^\p{L}\p{N}]+/u;

/** Without accents, tashkeel and forms of letters. */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(marks, '')
    .replace(otherForms, (letter) => letterForms[letter] ?? letter);

/** Case, accents, letter forms, digits of scripts and letters repeated three times or more are equal. */
export function normalizeWords(text: string): readonly string[] {
  const plain = text.replace(invisible, '').replace(apostrophes, '').normalize('NFKC').toLowerCase();
  return foldLetters(unifyDigits(plain).replace(repeatedLetters, '$1'))
    .split(separators)
    .filter((word) => word !== '');
}

/** Without spaces and hyphens: "El Monte" as "elmonte", «إل مونتي» as «المونتي». */
export function comparisonKey(text: string): string {
  // Joined words can repeat a letter as a text that was typed without spaces does: "El Llano".
  return normalizeWords(text).join('').replace(repeatedLetters, '$1');
}
