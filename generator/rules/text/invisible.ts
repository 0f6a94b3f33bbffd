import { codeOf, reportPatterns, type TextPattern } from '../../content/find-patterns.ts';
import type { Rule, UnitContext } from '../rule-context.ts';

export const textInvisible = {
  id: 'text/invisible',
  severity: 'error',
  fixed: true,
  summary: 'Texts contain no invisible characters and no direction overrides.',
  supersedes: ['font/uncovered'],
  runOnUnit: ({ strings }: Pick<UnitContext, 'strings'>) => reportPatterns(strings, () => [invisible]),
} satisfies Rule;

/** What affects reading, searching or copying, except left-to-right and right-to-left marks. */
const invisible: TextPattern = {
  isReportedEach: true,
  pattern:
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the rule reports them
    /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u00AD\u200B-\u200D\u2028-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\p{Surrogate}]/gu,
  message: ({ text, found, countSuffix }) =>
    `"${text.key}" contains an invisible character, ${nameOf(found)}${countSuffix}.`,
  fix: ({ found }) =>
    /[\u2066-\u2069]/u.test(found)
      ? 'Delete it. Pages isolate numbers and foreign words automatically.'
      : 'Delete it, or type the words around it again.',
};

function nameOf(character: string): string {
  const kind = /\p{Surrogate}/u.test(character) ? 'half of a character' : 'control character';
  return `${codeOf(character)} (${characterNames[character] ?? kind})`;
}

const characterNames: Readonly<Record<string, string>> = {
  '\t': 'tab',
  '\r': 'carriage return',
  '\u00AD': 'soft hyphen',
  '\u200B': 'zero-width space',
  '\u200C': 'zero-width non-joiner',
  '\u200D': 'zero-width joiner',
  '\u202A': 'left-to-right embedding',
  '\u202B': 'right-to-left embedding',
  '\u202C': 'end of an embedding',
  '\u202D': 'left-to-right override',
  '\u202E': 'right-to-left override',
  '\u2060': 'word joiner',
  '\u2066': 'left-to-right isolate',
  '\u2067': 'right-to-left isolate',
  '\u2068': 'isolate',
  '\u2069': 'end of an isolate',
  '\uFEFF': 'byte-order mark',
};
