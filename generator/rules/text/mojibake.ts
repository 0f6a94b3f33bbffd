import type { Style } from '../../../schema/index.ts';
import { memoizePerObject } from '../../../schema/memoize-per-object.ts';
import { blankPlaceholders, reportPatterns, type TextPattern } from '../../content/find-patterns.ts';
import { wholeWords } from '../../text/term-pattern.ts';
import type { Rule, UnitContext } from '../rule-context.ts';
import { firstPerFile } from '../shared/first-per-file.ts';

export const textMojibake = {
  id: 'text/mojibake',
  severity: 'error',
  summary: 'Letters have no wrongly decoded bytes and no lost accents.',
  supersedes: ['font/uncovered'],
  runOnUnit: ({ strings, styles }: Pick<UnitContext, 'strings' | 'styles'>) => [
    ...firstPerFile(reportPatterns(strings, () => [brokenBytes])),
    ...reportPatterns(strings, ({ language = '', text }) => {
      const style = styles.get(language);
      return style === undefined || text.search(brokenBytes.pattern) !== -1 ? [] : lostAccentsOf(style);
    }),
  ],
} satisfies Rule;

/** UTF-8 decoded as a Western code page: a letter, then a symbol. U+FFFD replaces invalid bytes. */
const brokenBytes: TextPattern = {
  pattern:
    /[\u00C2\u00C3\u00D8\u00D9\u00E2][\u0080-\u00BF\u0152\u0153\u0160\u0161\u0178\u017D\u017E\u0192\u02C6\u02DC\u2013-\u2022\u2026\u2030\u2039\u203A\u20AC\u2122]+|\uFFFD+/gu,
  message: ({ found, countSuffix }) => `"${found}" is a wrongly decoded letter${countSuffix}.`,
  fix: 'Type the letter again, and save the file as UTF-8.',
};

/** Empty when the style of the language lists no accents. */
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

const buildWordPattern = (words: readonly string[]): TextPattern =>
  buildLostAccentPattern(
    words.map(withoutAccents).map(RegExp.escape).join('|'),
    (found) => words.find((word) => withoutAccents(word) === found.toLowerCase()) ?? found,
  );

const buildLostAccentPattern = (alternatives: string, write: (found: string) => string): TextPattern => ({
  isReportedEach: true,
  pattern: wholeWords(alternatives),
  read: blankPlaceholders,
  message: ({ found, countSuffix }) => `"${found}" lacks its accent${countSuffix}.`,
  fix: ({ found }) => `Write ${write(found)}`,
});

const withoutAccents = (word: string): string => word.normalize('NFD').replace(/\p{Mark}/gu, '');
