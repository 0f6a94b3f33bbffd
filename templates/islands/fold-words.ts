/**
 * Splits a text into words and normalises case, accents, tashkeel, Arabic letter forms and letters repeated
 * three times or more. The rules of all languages apply to every text.
 */
import { unifyDigits } from '../typefaces/digits.ts';

/** Letters and their replacement; an empty text deletes the letter. */
export type LetterTable = Readonly<Record<string, string>>;

/** Soft hyphens, zero-width characters, direction marks and the byte-order mark. */
const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
const apostrophes = /['\u2019]/gu;
const repeatedLetters = /(\p{L})\1{2,}/gu;
/** Accents, which are separate characters after decomposition. */
const accents = /[\u0300-\u036F]/gu;
/** Tashkeel and tatweel. */
const arabicMarks = /[\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06ED]/gu;
const separators = /[^\p{L}\p{N}]+/u;

/** Returns the words of a text; an empty list when it has neither letters nor digits. */
export function foldWords(text: string, letters: LetterTable): readonly string[] {
  return unifyDigits(text.normalize('NFKC').toLowerCase())
    .replace(invisible, '')
    .replace(apostrophes, '')
    .replace(repeatedLetters, '$1')
    .normalize('NFD')
    .replace(accents, '')
    .replace(arabicMarks, '')
    .replace(/\p{L}/gu, (letter) => letters[letter] ?? letter)
    .split(separators)
    .filter((word) => word !== '');
}
