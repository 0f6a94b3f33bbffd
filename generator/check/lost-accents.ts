/** Finds words that are never written without their accent, by the rules of a language. */
import type { Style } from '../../schema/index.ts';
import { proseOf, type TextPattern } from './find-patterns.ts';
import { wholeWords } from './term-pattern.ts';

/** What finds the words of a language that lost their accent; nothing where its style names no accents. */
export function planLostAccents({ accents }: Style): TextPattern[] {
  if (accents === undefined) return [];
  const { words, endings } = accents;
  return [
    ...(words.length === 0 ? [] : [planWords(words)]),
    ...endings.map((ending) => {
      const plain = withoutAccents(ending);
      return planPattern(
        `[a-z\\u00C0-\\u024F]+${RegExp.escape(plain)}`,
        (found) => found.slice(0, -plain.length) + accent(found.slice(-plain.length), ending),
      );
    }),
  ];
}

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
    read: proseOf,
    message: ({ found, times }) => `"${found}" has lost its accent${times}.`,
    fix: ({ found }) => `Write ${write(found)}`,
  };
}

/** The letters as written, each with the accent that the other word has in its place. */
function accent(written: string, other: string): string {
  return [...other]
    .map((letter, index) => {
      const own = written[index] ?? letter;
      if (withoutAccents(letter) === letter) return own;
      return own === own.toLowerCase() ? letter : letter.toUpperCase();
    })
    .join('');
}

function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(/\p{Mark}/gu, '');
}
