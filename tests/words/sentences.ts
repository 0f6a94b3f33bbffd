/** Splits text into sentences and words, and finds patterns in it. */

/** Maximum number of words in a short sentence. */
const maxShortLength = 6;

/** Returns the sentences of a text block; a label without final punctuation has none. */
export function sentencesOf(text: string): string[] {
  return /[.?!؟]["”»’)\u2069]*$/u.test(text)
    ? text.split(/(?<=[.?!؟]["”»’)\u2069]*)(?<!(?:^|\P{L})\p{L}\.)\s+/u)
    : [];
}

/** Returns the words: letters and digits, with apostrophes and hyphens inside. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[’'-][\p{L}\p{M}\p{N}]+)*/gu) ?? [];
}

/** Returns the number of words of each sentence of a text block. */
export function sentenceLengths(block: string): number[] {
  const isWord = (word: string) => /[\p{L}\p{N}]/u.test(word);
  const lengths = sentencesOf(block).map((sentence) => sentence.split(/\s+/u).filter(isWord).length);
  return lengths.filter((length) => length > 0);
}

/** Returns whether a sentence of that length is short. */
export const isShort = (length: number) => length <= maxShortLength;

/** Returns how often a pattern occurs. */
export const countOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

/** Returns each occurrence of a pattern with the text around it. */
export function excerptsOf(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => {
    const before = /(?:\S+\s+){0,6}\S*$/u.exec(text.slice(0, index))?.[0] ?? '';
    const after = /^\S*(?:\s+\S+){0,6}/u.exec(text.slice(index + found.length))?.[0] ?? '';
    return `…${before}${found}${after}…`;
  });
}
