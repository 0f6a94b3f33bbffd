/** Texts in Arabic script have one form: digits 0-9, their own punctuation, ranges in words. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { scriptOf } from '../fonts/scripts.ts';
import { findInText, type Hit, timesOf } from './find-in-text.ts';
import { proseOf } from './prose-of.ts';
import { placeOf, type WrittenText } from './written-text.ts';

type Form = {
  readonly pattern: RegExp;
  readonly message: (hit: Hit) => string;
  readonly fix: (found: string) => string;
};

const punctuation: Readonly<Record<string, string>> = { ',': '،', ';': '؛', '?': '؟' };

const forms: readonly Form[] = [
  {
    pattern: /[\u0660-\u0669\u06F0-\u06F9]+/gu,
    message: ({ found }) =>
      `${found} is written in Arabic-Indic digits; numbers of the site are written 0-9.`,
    fix: (found) => `Write ${westernDigits(found)}.`,
  },
  {
    pattern: /\u0640+/gu,
    message: (hit) => `The text holds a tatweel (U+0640)${timesOf(hit)}, which lengthens a word for show.`,
    fix: () => 'Delete it.',
  },
  {
    pattern: /[,;?](?<=\p{Script=Arabic}\p{Mark}*.)/gu,
    message: (hit) => `"${hit.found}" after an Arabic word is a Latin sign${timesOf(hit)}.`,
    fix: (found) => `Write ${punctuation[found] ?? found}`,
  },
  {
    pattern:
      /(?<![0-9]|[-\u2010-\u2015]\s?)[0-9]+\s?[-\u2010-\u2015]\s?[0-9]+(?![0-9]|\s?[-\u2010-\u2015]\s?[0-9])/gu,
    message: ({ found }) => `The range "${found}" with a dash is read backwards in Arabic text.`,
    fix: () => 'Write the range in words: «من 24 إلى 48».',
  },
];

/** One problem for each text and form, at the first place. */
export function checkArabicForms(texts: readonly WrittenText[]): Diagnostic[] {
  const languages = [...new Set(texts.map(({ language }) => language))].filter(
    (tag) => scriptOf(tag) === 'Arab',
  );
  return texts
    .filter(({ language }) => languages.includes(language))
    .flatMap((text) => {
      const prose = proseOf(text.text);
      return forms.flatMap(({ pattern, message, fix }): Diagnostic[] => {
        const hit = findInText(prose, pattern);
        if (hit === undefined) return [];
        return [
          { rule: 'text/arabic-form', ...placeOf(text, hit), message: message(hit), fix: fix(hit.found) },
        ];
      });
    });
}

/** Both blocks of digits begin at a multiple of sixteen, so the last four bits are the digit. */
function westernDigits(found: string): string {
  return [...found].map((digit) => String((digit.codePointAt(0) ?? 0) & 15)).join('');
}
