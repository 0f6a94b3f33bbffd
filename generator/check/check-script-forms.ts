/** Texts have the one form of their script: digits 0-9, its own punctuation, ranges in words. */
import { unifyDigits } from '../../templates/typefaces/digits.ts';
import type { ScriptForms } from '../../templates/typefaces/script.ts';
import { scriptCodes, scriptOf, scripts } from '../../templates/typefaces/scripts.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { ContentText } from './content-text.ts';
import { codeOf, findPatterns, stripPlaceholders, type TextPattern } from './find-patterns.ts';

const form = { rule: 'text/arabic-form', read: stripPlaceholders } as const;

/** Of each script that has other forms than Latin. */
const patterns = new Map<string, readonly TextPattern[]>(
  scriptCodes.flatMap((code) => {
    const { forms } = scripts[code];
    return forms === undefined ? [] : [[code, patternsOf(code, forms)]];
  }),
);

/** One problem for each text and form, at the first place. */
export function checkScriptForms(texts: readonly ContentText[]): Diagnostic[] {
  const languages = Map.groupBy(texts, ({ language }) => language);
  return [...languages].flatMap(([tag, own]) => findPatterns(own, patterns.get(scriptOf(tag)) ?? []));
}

function patternsOf(code: string, { name, word, digits, stretch, signs, range }: ScriptForms): TextPattern[] {
  return [
    {
      ...form,
      pattern: new RegExp(`(?:(?=\\p{Script_Extensions=${code}})\\p{Nd})+`, 'gu'),
      message: ({ found }) => `${found} is written in ${digits}; numbers of the site are written 0-9.`,
      fix: ({ found }) => `Write ${unifyDigits(found)}.`,
    },
    {
      ...form,
      pattern: new RegExp(`${stretch.sign}+`, 'gu'),
      message: ({ times }) =>
        `The text holds ${stretch.name} (${codeOf(stretch.sign)})${times}, which lengthens a word for show.`,
      fix: 'Delete it.',
    },
    {
      ...form,
      pattern: new RegExp(`[${Object.keys(signs).join('')}](?<=\\p{Script=${code}}\\p{Mark}*.)`, 'gu'),
      message: ({ found, times }) => `"${found}" after ${word} is a Latin sign${times}.`,
      fix: ({ found }) => `Write ${signs[found] ?? found}`,
    },
    {
      ...form,
      pattern:
        /(?<![0-9]|[-\u2010-\u2015]\s?)[0-9]+\s?[-\u2010-\u2015]\s?[0-9]+(?![0-9]|\s?[-\u2010-\u2015]\s?[0-9])/gu,
      message: ({ found }) => `The range "${found}" with a dash is read backwards in ${name} text.`,
      fix: `Write the range in words: ${range}.`,
    },
  ];
}
