/** Texts hold no characters that cannot be seen and change what is read, searched or copied. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { ContentString } from './content-text.ts';
import { codeOf, findPatterns, type TextPattern } from './find-patterns.ts';

/**
 * Control characters except the line feed, soft hyphen, zero-width characters, line and paragraph separators,
 * overrides, embeddings, isolates and halves of characters. The left-to-right and right-to-left marks are allowed.
 */
const invisible =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u00AD\u200B-\u200D\u2028-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\p{Surrogate}]/gu;

const names: Readonly<Record<string, string>> = {
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

const sign: TextPattern = {
  rule: 'text/invisible',
  pattern: invisible,
  message: ({ text, found, times }) =>
    `"${text.key}" holds an invisible character, ${nameOf(found)}${times}.`,
  fix: ({ found }) =>
    /[\u2066-\u2069]/u.test(found)
      ? 'Delete it. Numbers and foreign words are isolated by themselves.'
      : 'Delete it, or type the words around it again.',
};

/** One problem for each string with such a character, at the first. */
export function checkInvisible(strings: readonly ContentString[]): Diagnostic[] {
  return findPatterns(strings, [sign]);
}

function nameOf(character: string): string {
  const kind = /\p{Surrogate}/u.test(character) ? 'half of a character' : 'control character';
  return `${codeOf(character)} (${names[character] ?? kind})`;
}
