import { unifyDigits } from '../../../templates/typefaces/digits.ts';
import type { ScriptForms } from '../../../templates/typefaces/script.ts';
import { scriptCodes, scriptOf, scripts } from '../../../templates/typefaces/scripts.ts';
import { blankPlaceholders, codeOf, reportPatterns, type TextPattern } from '../../content/find-patterns.ts';
import type { Rule, UnitContext } from '../rule-context.ts';

export const textArabicForm = {
  id: 'text/arabic-form',
  severity: 'error',
  summary: 'Arabic texts have digits 0-9, Arabic punctuation and no tatweel.',
  supersedes: ['font/uncovered'],
  runOnUnit: ({ texts }: Pick<UnitContext, 'texts'>) =>
    reportPatterns(texts, ({ language }) => formPatterns.get(scriptOf(language)) ?? []),
} satisfies Rule;

const formPatterns = new Map<string, readonly TextPattern[]>(
  scriptCodes.flatMap((code) => {
    const { forms } = scripts[code];
    return forms === undefined ? [] : [[code, buildFormPatterns(code, forms)]];
  }),
);

function buildFormPatterns(
  code: string,
  { name, word, digits, stretch, punctuation, rangeExample }: ScriptForms,
): TextPattern[] {
  return [
    {
      read: blankPlaceholders,
      pattern: new RegExp(`(?:(?=\\p{Script_Extensions=${code}})\\p{Nd})+`, 'gu'),
      message: ({ found }) => `${found} is written in ${digits}; numbers of the site are written 0-9.`,
      fix: ({ found }) => `Write ${unifyDigits(found)}.`,
    },
    {
      read: blankPlaceholders,
      pattern: new RegExp(`${stretch.character}+`, 'gu'),
      message: ({ countSuffix }) =>
        `The text contains ${stretch.name} (${codeOf(stretch.character)})${countSuffix}, which stretches a word for decoration.`,
      fix: 'Delete it.',
    },
    {
      read: blankPlaceholders,
      isReportedEach: true,
      pattern: new RegExp(`[${Object.keys(punctuation).join('')}](?<=\\p{Script=${code}}\\p{Mark}*.)`, 'gu'),
      message: ({ found, countSuffix }) => `"${found}" after ${word} is Latin punctuation${countSuffix}.`,
      fix: ({ found }) => `Write ${punctuation[found] ?? found}`,
    },
    {
      read: blankPlaceholders,
      pattern:
        /(?<![0-9]|[-\u2010-\u2015]\s?)[0-9]+\s?[-\u2010-\u2015]\s?[0-9]+(?![0-9]|\s?[-\u2010-\u2015]\s?[0-9])/gu,
      message: ({ found }) => `The range "${found}" with a dash is displayed backwards in ${name} text.`,
      fix: `Write the range in words: ${rangeExample}.`,
    },
  ];
}
