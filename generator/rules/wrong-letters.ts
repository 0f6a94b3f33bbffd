/** Reports invisible, decomposed and wrongly decoded characters, lost accents, and breaches of a script's conventions. */

import type { Style } from '../../schema/index.ts';
import { memoizePerObject } from '../../schema/memoize-per-object.ts';
import type { Rule } from '../../schema/rule.ts';
import { unifyDigits } from '../../templates/typefaces/digits.ts';
import type { ScriptForms } from '../../templates/typefaces/script.ts';
import { scriptCodes, scriptOf, scripts } from '../../templates/typefaces/scripts.ts';
import { type ContentString, locationOf } from '../content/content-text.ts';
import { blankPlaceholders, codeOf, reportPatterns, type TextPattern } from '../content/find-patterns.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { wholeWords } from '../text/term-pattern.ts';
import type { UnitContext } from './rule-context.ts';

/** Reports each wrong character or word once in a string, and problems of the encoding once in a file. */
export const wrongLetters: Rule<Context> = {
  ids: ['text/invisible', 'text/nfc', 'text/mojibake', 'text/arabic-form'],
  run: checkLetters,
};

type Context = Pick<UnitContext, 'texts' | 'strings' | 'styles'>;

function checkLetters({ texts, strings, styles }: Context): Diagnostic[] {
  return [
    ...reportPatterns(strings, () => [invisible]),
    ...firstPerFile(strings.flatMap(explainDecomposed)),
    ...firstPerFile(reportPatterns(strings, () => [brokenBytes])),
    ...reportPatterns(strings, ({ language = '', text }) => {
      const style = styles.get(language);
      return style === undefined || text.search(brokenBytes.pattern) !== -1 ? [] : lostAccentsOf(style);
    }),
    ...reportPatterns(texts, ({ language }) => formPatterns.get(scriptOf(language)) ?? []),
  ];
}

/** Returns the first diagnostic of each file, with the number of other texts that have the same problem. */
function firstPerFile(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...Map.groupBy(diagnostics, ({ location }) => location.file).values()].flatMap(
    ([first, ...others]) => {
      if (first === undefined || others.length === 0) return first ?? [];
      const subject = others.length === 1 ? 'another text' : `${others.length} other texts`;
      return { ...first, message: `${first.message}\n${subject} of this file have the same problem.` };
    },
  );
}

/**
 * Matches invisible characters that affect reading, searching or copying: control characters except the line feed, soft
 * hyphen, zero-width characters, line and paragraph separators, overrides, embeddings, isolates and lone surrogates.
 * The left-to-right and right-to-left marks are allowed.
 */
const invisible: TextPattern = {
  rule: 'text/invisible',
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

/** Reports a text that is not in normalization form C, which a search would not find. */
function explainDecomposed(string: ContentString): Diagnostic | [] {
  const composed = string.text.normalize('NFC');
  if (composed === string.text) return [];
  let start = 0;
  while (string.text[start] === composed[start]) start += 1;
  const [written, typed] = [string.text, composed].map((text) => codesOfFirstLetter(text.slice(start)));
  return {
    rule: 'text/nfc',
    ...locationOf(string, { start, length: 1 }),
    message: `"${string.key}" contains "${composed.slice(start, start + 1)}" as ${written}; a search would not find it.`,
    fix: `Type it again: ${typed}, which keyboards produce, looks the same. Or convert the file to NFC.`,
  };
}

/** Returns the code points of the first letter with its marks: `U+006E U+0303`. */
function codesOfFirstLetter(text: string): string {
  const [letter = ''] = /^\P{Mark}?\p{Mark}*/u.exec(text) ?? [];
  return [...letter].map(codeOf).join(' ');
}

/**
 * Matches UTF-8 that was decoded as a Western code page: the first byte of a pair becomes a letter, the second a
 * symbol. U+FFFD replaces invalid bytes.
 */
const brokenBytes: TextPattern = {
  rule: 'text/mojibake',
  pattern:
    /[\u00C2\u00C3\u00D8\u00D9\u00E2][\u0080-\u00BF\u0152\u0153\u0160\u0161\u0178\u017D\u017E\u0192\u02C6\u02DC\u2013-\u2022\u2026\u2030\u2039\u203A\u20AC\u2122]+|\uFFFD+/gu,
  message: ({ found, countSuffix }) => `"${found}" is a wrongly decoded letter${countSuffix}.`,
  fix: 'Type the letter again, and save the file as UTF-8.',
};

/** Returns the patterns of words that lack their accent; empty when the style of the language lists no accents. */
const lostAccentsOf = memoizePerObject(({ accents }: Style): readonly TextPattern[] => {
  if (accents === undefined) return [];
  const { words, endings } = accents;
  return [
    ...(words.length === 0 ? [] : [buildWordPattern(words)]),
    ...endings.map((ending) => {
      const plain = withoutAccents(ending);
      return buildLostAccentPattern(`[a-z\\u00C0-\\u024F]+${RegExp.escape(plain)}`, (found) => {
        const isUpperCase = found === found.toUpperCase();
        return found.slice(0, -plain.length) + (isUpperCase ? ending.toUpperCase() : ending);
      });
    }),
  ];
});

function buildWordPattern(words: readonly string[]): TextPattern {
  return buildLostAccentPattern(
    words.map(withoutAccents).map(RegExp.escape).join('|'),
    (found) => words.find((word) => withoutAccents(word) === found.toLowerCase()) ?? found,
  );
}

function buildLostAccentPattern(alternatives: string, write: (found: string) => string): TextPattern {
  return {
    rule: 'text/mojibake',
    isReportedEach: true,
    pattern: wholeWords(alternatives),
    read: blankPlaceholders,
    message: ({ found, countSuffix }) => `"${found}" lacks its accent${countSuffix}.`,
    fix: ({ found }) => `Write ${write(found)}`,
  };
}

function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(/\p{Mark}/gu, '');
}

/** The patterns of scripts with their own conventions for digits, punctuation and ranges. */
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
  const form = { rule: 'text/arabic-form', read: blankPlaceholders } as const;
  return [
    {
      ...form,
      pattern: new RegExp(`(?:(?=\\p{Script_Extensions=${code}})\\p{Nd})+`, 'gu'),
      message: ({ found }) => `${found} is written in ${digits}; numbers of the site are written 0-9.`,
      fix: ({ found }) => `Write ${unifyDigits(found)}.`,
    },
    {
      ...form,
      pattern: new RegExp(`${stretch.character}+`, 'gu'),
      message: ({ countSuffix }) =>
        `The text contains ${stretch.name} (${codeOf(stretch.character)})${countSuffix}, which stretches a word for decoration.`,
      fix: 'Delete it.',
    },
    {
      ...form,
      isReportedEach: true,
      pattern: new RegExp(`[${Object.keys(punctuation).join('')}](?<=\\p{Script=${code}}\\p{Mark}*.)`, 'gu'),
      message: ({ found, countSuffix }) => `"${found}" after ${word} is Latin punctuation${countSuffix}.`,
      fix: ({ found }) => `Write ${punctuation[found] ?? found}`,
    },
    {
      ...form,
      pattern:
        /(?<![0-9]|[-\u2010-\u2015]\s?)[0-9]+\s?[-\u2010-\u2015]\s?[0-9]+(?![0-9]|\s?[-\u2010-\u2015]\s?[0-9])/gu,
      message: ({ found }) => `The range "${found}" with a dash is displayed backwards in ${name} text.`,
      fix: `Write the range in words: ${rangeExample}.`,
    },
  ];
}
