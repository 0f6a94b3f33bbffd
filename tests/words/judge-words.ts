/** Holds the words of pages against the bars of their language: short sentences, worn words, straight signs. */
import type { PageText } from './read-page-text.ts';
import type { Prose, WordBars } from './word-bars.ts';

/** A bar with what was seen. */
export type BarResult = {
  readonly name: string;
  readonly seen: string;
  readonly bar: string;
  readonly holds: boolean;
  /** Where what is over the bar stands, if that can be said. */
  readonly places: readonly string[];
};

const shortWords = 6;
const runLength = 3;

/** What is seen in all pages of a language. */
export function judgeWords(pages: readonly PageText[], bars: WordBars): BarResult[] {
  const { persons, shortPercent, person, limit, isEasy } = bars;
  const lengths = pages.flatMap(({ paragraphs }) => paragraphs.flatMap(lengthsOf));
  const share = (100 * lengths.filter(isShort).length) / Math.max(lengths.length, 1);
  const seenPersons = sum(pages.map(({ text }) => countOf(text, person)));
  const pathsOf = (isOver: (page: PageText) => boolean) => pages.filter(isOver).map(({ path }) => path);
  return [
    {
      name: 'sentences of six words or fewer',
      seen: `${share.toFixed(1)} % of ${lengths.length}`,
      bar: `at most ${shortPercent} %`,
      holds: share <= shortPercent,
      places: [],
    },
    none('paragraphs with three such in a row', pages.flatMap(findRuns)),
    {
      name: '"the person"',
      seen: String(seenPersons),
      bar: `at most ${persons}`,
      holds: seenPersons <= persons,
      places: [],
    },
    none(
      'pages that say twice who decides the hour',
      pathsOf(({ text }) => countOf(text, limit) > 1),
    ),
    none(
      'pages that are hard to read',
      pathsOf((page) => !isEasy(measureProse(page, bars))),
    ),
    none('straight quotation marks and apostrophes', pages.flatMap(findStraight)),
  ];
}

function none(name: string, places: readonly string[]): BarResult {
  return { name, seen: String(places.length), bar: 'none', holds: places.length === 0, places };
}

/** Paragraphs in which short sentences follow each other. */
function findRuns({ path, paragraphs }: PageText): string[] {
  return paragraphs.filter(hasRun).map((text) => `${path}: ${text.slice(0, 70)}`);
}

function hasRun(paragraph: string): boolean {
  const lengths = lengthsOf(paragraph);
  return lengths.some((_, start) => {
    const run = lengths.slice(start, start + runLength);
    return run.length === runLength && run.every(isShort);
  });
}

function findStraight({ path, text }: PageText): string[] {
  return [...text.matchAll(/.{0,20}["'].{0,20}/gu)].map(([found]) => `${path}: ${found.trim()}`);
}

function measureProse({ paragraphs }: PageText, { syllable }: WordBars): Prose {
  const sentences = paragraphs.flatMap(sentencesOf).filter((sentence) => /\p{L}/u.test(sentence));
  const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}\p{M}'’]+/gu) ?? []);
  const syllables = words.map((word) => Math.max(1, countOf(word.toLowerCase(), syllable)));
  return { words: words.length / (sentences.length || 1), syllables: sum(syllables) / (words.length || 1) };
}

/** How many words the sentences of a paragraph have. */
function lengthsOf(paragraph: string): number[] {
  const isWord = (word: string) => /[\p{L}\p{N}]/u.test(word);
  const lengths = sentencesOf(paragraph).map((sentence) => sentence.split(/\s+/u).filter(isWord).length);
  return lengths.filter((length) => length > 0);
}

/** Sentences of a paragraph; a label without a closing sign is none. */
function sentencesOf(text: string): string[] {
  return /[.?!؟]["”»’)\u2069]*$/u.test(text)
    ? text.split(/(?<=[.?!؟]["”»’)\u2069]*)(?<!(?:^|\P{L})\p{L}\.)\s+/u)
    : [];
}

const isShort = (length: number) => length <= shortWords;
const countOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
