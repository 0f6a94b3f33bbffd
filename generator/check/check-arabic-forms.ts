/** Texts in Arabic script have one form: digits 0-9, their own punctuation, ranges in words. */

import { scriptOf } from '../../templates/typefaces/scripts.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { ContentText } from './content-text.ts';
import { findPatterns, stripPlaceholders, type TextPattern } from './find-patterns.ts';

const punctuation: Readonly<Record<string, string>> = { ',': '،', ';': '؛', '?': '؟' };
const form = { rule: 'text/arabic-form', read: stripPlaceholders } as const;

const forms: readonly TextPattern[] = [
  {
    ...form,
    pattern: /[\u0660-\u0669\u06F0-\u06F9]+/gu,
    message: ({ found }) =>
      `${found} is written in Arabic-Indic digits; numbers of the site are written 0-9.`,
    fix: ({ found }) => `Write ${westernDigits(found)}.`,
  },
  {
    ...form,
    pattern: /\u0640+/gu,
    message: ({ times }) => `The text holds a tatweel (U+0640)${times}, which lengthens a word for show.`,
    fix: 'Delete it.',
  },
  {
    ...form,
    pattern: /[,;?](?<=\p{Script=Arabic}\p{Mark}*.)/gu,
    message: ({ found, times }) => `"${found}" after an Arabic word is a Latin sign${times}.`,
    fix: ({ found }) => `Write ${punctuation[found] ?? found}`,
  },
  {
    ...form,
    pattern:
      /(?<![0-9]|[-\u2010-\u2015]\s?)[0-9]+\s?[-\u2010-\u2015]\s?[0-9]+(?![0-9]|\s?[-\u2010-\u2015]\s?[0-9])/gu,
    message: ({ found }) => `The range "${found}" with a dash is read backwards in Arabic text.`,
    fix: 'Write the range in words: «من 24 إلى 48».',
  },
];

/** One problem for each text and form, at the first place. */
export function checkArabicForms(texts: readonly ContentText[]): Diagnostic[] {
  const languages = Map.groupBy(texts, ({ language }) => language);
  return [...languages].flatMap(([tag, own]) => (scriptOf(tag) === 'Arab' ? findPatterns(own, forms) : []));
}

/** Both blocks of digits begin at a multiple of sixteen, so the last four bits are the digit. */
function westernDigits(found: string): string {
  return [...found].map((digit) => String((digit.codePointAt(0) ?? 0) & 15)).join('');
}
