/** How far the words of each language may go, over all text of all its pages. */
import type { WordCounts, WordPatterns } from './measure-words.ts';

/** The bars of a language. */
export type WordBars = WordPatterns & {
  /** Most occurrences of "the person". */
  readonly persons: number;
  /** Largest share of sentences of six words or fewer, in percent. */
  readonly shortPercent: number;
};

/** The bars by language tag. */
export const wordBars: Readonly<Record<string, WordBars>> = {
  ar: {
    persons: 60,
    shortPercent: 15,
    person: /(?<!\p{L})[وف]?(?:[بك]?ال|لل)شخص(?!\p{L})/gu,
    // Short vowels are not written: sentences alone are measured.
    syllable: /[اويى]/gu,
    isEasy: ({ words }) => words <= 20,
    limit: /إدارة السجن هي التي تحدد ساعة الخروج|المدد تختلف باختلاف|تختلف المدة باختلاف/gu,
  },
  en: {
    persons: 110,
    shortPercent: 14,
    person: /\bthe person\b/giu,
    // Groups of vowels, a silent e at the end left out.
    syllable: /(?!ed$|(?<![laeiouy])es?$)[aeiouy]{1,2}/gu,
    // Flesch-Kincaid: grade 8.
    isEasy: ({ words, syllables }) => 0.39 * words + 11.8 * syllables - 15.59 <= 8,
    limit: /the jail decides the hour|times depend on the jail/giu,
  },
  es: {
    persons: 120,
    shortPercent: 14,
    person: /\bla persona\b/giu,
    // Vowels, a weak one beside another vowel counted with it.
    syllable: /[iuü]?[aeoáéó][iuü]?|[iuüíú]+/gu,
    // Fernández-Huerta: 60 of 100.
    isEasy: ({ words, syllables }) => 206.84 - 60 * syllables - 1.02 * words >= 60,
    limit: /la hora de la salida la decide la cárcel|los tiempos dependen/giu,
  },
};

/** A bar with what was seen. */
export type BarResult = {
  readonly name: string;
  readonly seen: string;
  readonly bar: string;
  readonly holds: boolean;
};

/** Holds the counts of a language against its bars. */
export function judgeWords(counts: WordCounts, { persons, shortPercent }: WordBars): BarResult[] {
  const share = (100 * counts.short) / Math.max(counts.sentences, 1);
  return [
    {
      name: 'sentences of six words or fewer',
      seen: `${share.toFixed(1)} % of ${counts.sentences}`,
      bar: `at most ${shortPercent} %`,
      holds: share <= shortPercent,
    },
    none('paragraphs with three such in a row', counts.runs),
    {
      name: '"the person"',
      seen: String(counts.persons),
      bar: `at most ${persons}`,
      holds: counts.persons <= persons,
    },
    none('pages that say twice who decides the hour', counts.repeatedLimits),
    none('pages that are hard to read', counts.hard),
    none('straight quotation marks and apostrophes', counts.straight),
  ];
}

function none(name: string, found: readonly string[]): BarResult {
  return { name, seen: String(found.length), bar: 'none', holds: found.length === 0 };
}
