/** Texts hold no letters that were broken on their way: wrongly decoded bytes, and accents that fell off. */
import type { Style } from '../../schema/index.ts';
import { oncePer } from '../../schema/once-per.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { wholeWords } from '../text/term-pattern.ts';
import type { ContentString } from './content-text.ts';
import { findPatterns, stripPlaceholders, type TextPattern } from './find-patterns.ts';
import { oncePerFile } from './find-repeats.ts';
import type { Styles } from './find-style.ts';

/**
 * UTF-8 read as a Western code page: the first byte of a pair as a letter, the second as a sign. U+FFFD stands for
 * bytes that could not be read at all.
 */
const brokenBytes: TextPattern = {
  rule: 'text/mojibake',
  pattern:
    /[\u00C2\u00C3\u00D8\u00D9\u00E2][\u0080-\u00BF\u0152\u0153\u0160\u0161\u0178\u017D\u017E\u0192\u02C6\u02DC\u2013-\u2022\u2026\u2030\u2039\u203A\u20AC\u2122]+|\uFFFD+/gu,
  message: ({ found, times }) => `"${found}" is a letter whose bytes were read wrongly${times}.`,
  fix: 'Type the letter again, and save the file as UTF-8.',
};

/** One problem for each file with broken bytes, and for each string with a word that lost its accent. */
export function checkMojibake(strings: readonly ContentString[], styles: Styles): Diagnostic[] {
  const whole = strings.filter(({ text }) => text.search(brokenBytes.pattern) === -1);
  return [
    ...oncePerFile(findPatterns(strings, [brokenBytes])),
    ...whole.flatMap((string) => {
      const style = styles.get(string.language ?? '');
      return style === undefined ? [] : findPatterns([string], lostAccentsOf(style));
    }),
  ];
}

/** What finds the words of a language that lost their accent; nothing where its style names no accents. */
const lostAccentsOf = oncePer(({ accents }: Style): readonly TextPattern[] => {
  if (accents === undefined) return [];
  const { words, endings } = accents;
  return [
    ...(words.length === 0 ? [] : [planWords(words)]),
    ...endings.map((ending) => {
      const plain = withoutAccents(ending);
      return planPattern(`[a-z\\u00C0-\\u024F]+${RegExp.escape(plain)}`, (found) => {
        const isLarge = found === found.toUpperCase();
        return found.slice(0, -plain.length) + (isLarge ? ending.toUpperCase() : ending);
      });
    }),
  ];
});

function planWords(words: readonly string[]): TextPattern {
  return planPattern(
    words.map(withoutAccents).map(RegExp.escape).join('|'),
    (found) => words.find((word) => withoutAccents(word) === found.toLowerCase()) ?? found,
  );
}

function planPattern(alternatives: string, write: (found: string) => string): TextPattern {
  return {
    rule: 'text/mojibake',
    pattern: wholeWords(alternatives),
    read: stripPlaceholders,
    message: ({ found, times }) => `"${found}" has lost its accent${times}.`,
    fix: ({ found }) => `Write ${write(found)}`,
  };
}

function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(/\p{Mark}/gu, '');
}
