/** Counts what readers notice of the words of a page: short sentences, runs of them, worn words, straight signs. */

/** What is counted of a text, or of many. */
export type WordCounts = {
  readonly sentences: number;
  /** Sentences of six words or fewer. */
  readonly short: number;
  /** Places at which three short sentences follow each other in a paragraph. */
  readonly runs: readonly string[];
  /** How often strangers are called "the person". */
  readonly persons: number;
  /** Pages that say more than once that the jail decides the hour. */
  readonly repeatedLimits: readonly string[];
  /** Texts with a straight quotation mark or apostrophe. */
  readonly straight: readonly string[];
  /** Pages that are harder to read than the language's bar. */
  readonly hard: readonly string[];
};

/** What formulas of readability are made of: words in a sentence and syllables in a word, on average. */
export type Prose = { readonly words: number; readonly syllables: number };

/** What a language is looked through for. */
export type WordPatterns = {
  /** "the person" and its forms; with the flag `g`. */
  readonly person: RegExp;
  /** The sentence that the jail decides the hour, and the one that stood in its place before; with the flag `g`. */
  readonly limit: RegExp;
  /** Parts of words that are spoken as one syllable; with the flag `g`. */
  readonly syllable: RegExp;
  /** Whether prose is easy enough for a family at night. */
  readonly isEasy: (prose: Prose) => boolean;
};

/** A page as read: everything that is shown, and its paragraphs. */
export type PageText = {
  readonly path: string;
  readonly text: string;
  readonly paragraphs: readonly string[];
};

const shortWords = 6;
const runLength = 3;

/** The counts of all pages of a language. */
export function measureWords(pages: readonly PageText[], patterns: WordPatterns): WordCounts {
  const { person, limit } = patterns;
  const paragraphs = pages.flatMap(({ path, paragraphs }) =>
    paragraphs.map((text) => measureParagraph(path, text)),
  );
  return {
    sentences: sum(paragraphs.map(({ lengths }) => lengths.length)),
    short: sum(paragraphs.map(({ lengths }) => lengths.filter(isShort).length)),
    runs: paragraphs.flatMap(({ where, lengths }) => (hasRun(lengths) ? [where] : [])),
    persons: sum(pages.map(({ text }) => countOf(text, person))),
    repeatedLimits: pages.flatMap(({ path, text }) => (countOf(text, limit) > 1 ? [path] : [])),
    straight: pages.flatMap(({ path, text }) =>
      [...text.matchAll(/.{0,20}["'].{0,20}/gu)].map(([found]) => `${path}: ${found.trim()}`),
    ),
    hard: pages.filter((page) => !patterns.isEasy(measureProse(page, patterns))).map(({ path }) => path),
  };
}

function measureProse({ paragraphs }: PageText, { syllable }: WordPatterns): Prose {
  const sentences = paragraphs.flatMap(sentencesOf).filter((sentence) => /\p{L}/u.test(sentence));
  const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}\p{M}'’]+/gu) ?? []);
  const syllables = words.map((word) => Math.max(1, countOf(word.toLowerCase(), syllable)));
  return { words: words.length / (sentences.length || 1), syllables: sum(syllables) / (words.length || 1) };
}

function measureParagraph(path: string, text: string): { where: string; lengths: readonly number[] } {
  const lengths = sentencesOf(text).map((sentence) => wordsOf(sentence).length);
  return { where: `${path}: ${text.slice(0, 70)}`, lengths: lengths.filter((length) => length > 0) };
}

/** Sentences of a paragraph; a label without a closing sign is none. */
export function sentencesOf(text: string): string[] {
  return /[.?!؟]["”»’)\u2069]*$/u.test(text)
    ? text.split(/(?<=[.?!؟]["”»’)\u2069]*)(?<!(?:^|\P{L})\p{L}\.)\s+/u)
    : [];
}

function wordsOf(sentence: string): string[] {
  return sentence.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

const isShort = (length: number) => length <= shortWords;

function hasRun(lengths: readonly number[]): boolean {
  return lengths.some((_, start) => {
    const run = lengths.slice(start, start + runLength);
    return run.length === runLength && run.every(isShort);
  });
}

const countOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
