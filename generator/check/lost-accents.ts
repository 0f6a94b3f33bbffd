/** Finds words that are never written without their accent, by the rules of a language. */
import type { Style } from '../../schema/index.ts';
import { wholeWords } from './term-pattern.ts';

/** What finds such words, and how one of them is written. */
export type LostAccent = { readonly pattern: RegExp; readonly write: (found: string) => string };

/** The patterns of a language; none where its style names no accents. */
export function planLostAccents({ accents }: Style): LostAccent[] {
  if (accents === undefined) return [];
  const { words, endings } = accents;
  return [
    ...(words.length === 0 ? [] : [planWords(words)]),
    ...endings.map((ending): LostAccent => {
      const plain = withoutAccents(ending);
      return {
        pattern: wholeWords(`[a-z\\u00C0-\\u024F]+${RegExp.escape(plain)}`),
        write: (found) => found.slice(0, -plain.length) + accent(found.slice(-plain.length), ending),
      };
    }),
  ];
}

function planWords(words: readonly string[]): LostAccent {
  return {
    pattern: wholeWords(words.map(withoutAccents).map(RegExp.escape).join('|')),
    write: (found) => words.find((word) => withoutAccents(word) === found.toLowerCase()) ?? found,
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
