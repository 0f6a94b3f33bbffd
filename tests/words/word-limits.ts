/** The limits of `npm run words`: one table for each language, over all text of all its pages. */
import type { Tag } from '../browser/languages.ts';

/** The averages that readability formulas use. */
export type ProseAverages = { readonly wordsPerSentence: number; readonly syllablesPerWord: number };

/** The limits of a language and its patterns. Every pattern has the flag `g`. */
export type WordLimits = {
  /** "the person", an impersonal term for the relative. */
  readonly person: { readonly pattern: RegExp; readonly most: number };
  /** Largest allowed share of sentences of six words or fewer, in percent. */
  readonly shortPercent: number;
  /** Conjunctions that join a clause to its reason, its result or its condition. */
  readonly connectors: {
    readonly name: string;
    readonly pattern: RegExp;
    readonly maxPerThousandWords: number;
    readonly maxPerPage: number;
  };
  /** The caveat that an approval is not a release and that the jail decides when. */
  readonly caveat: { readonly pattern: RegExp; readonly maxPerPage: number; readonly maxPages: number };
  /** Largest allowed share of five-word runs that two pages have in common, in percent. */
  readonly overlap: { readonly percent: number; readonly placesPercent: number };
  /** Matches the letters that count as one syllable. */
  readonly syllable: RegExp;
  /** Whether prose is easy enough to read under stress. */
  readonly isEasy: (averages: ProseAverages) => boolean;
};

/** Two counties, or two cities, may overlap more than other pages. */
const overlap = { percent: 15, placesPercent: 20 };
const onceOnSixPages = { maxPerPage: 1, maxPages: 6 };

/** The limits by language tag. */
export const wordLimits: Readonly<Record<Tag, WordLimits>> = {
  ar: {
    person: { pattern: /(?<!\p{L})[وف]?(?:[بك]?ال|لل)شخص(?!\p{L})/gu, most: 60 },
    shortPercent: 15,
    connectors: {
      name: '«إذا», «وإذا», «فإذا»',
      pattern: /(?<!\p{L})[وف]?إذا(?!\p{L})/gu,
      maxPerThousandWords: 7,
      maxPerPage: 11,
    },
    caveat: {
      pattern: /لا تعني أن|ليست إفراج|إدارة السجن هي التي|المدد تختلف باختلاف|تختلف المدة باختلاف/gu,
      ...onceOnSixPages,
    },
    overlap,
    // Arabic does not write short vowels, so only the length of sentences counts.
    syllable: /[اويى]/gu,
    isEasy: ({ wordsPerSentence }) => wordsPerSentence <= 20,
  },
  en: {
    person: { pattern: /\bthe person\b/giu, most: 110 },
    shortPercent: 14,
    connectors: {
      name: '", so" and "because"',
      pattern: /, so\b|\bbecause\b/giu,
      maxPerThousandWords: 3.5,
      maxPerPage: 6,
    },
    caveat: {
      pattern: /\bis not release|\bjail decides|\btimes depend on the jail/giu,
      ...onceOnSixPages,
    },
    overlap,
    // Groups of vowels without a silent e at the end.
    syllable: /(?!ed$|(?<![laeiouy])es?$)[aeiouy]{1,2}/gu,
    // Flesch-Kincaid: grade 8.
    isEasy: ({ wordsPerSentence, syllablesPerWord }) =>
      0.39 * wordsPerSentence + 11.8 * syllablesPerWord - 15.59 <= 8,
  },
  es: {
    person: { pattern: /\bla persona\b/giu, most: 120 },
    shortPercent: 14,
    connectors: {
      name: '"porque" and "así que"',
      pattern: /\bporque\b|\basí que\b/giu,
      maxPerThousandWords: 3,
      maxPerPage: 5,
    },
    caveat: {
      pattern:
        /no quiere decir que|no es lo mismo que salir|la cárcel decide|la decide la cárcel|los tiempos dependen/giu,
      ...onceOnSixPages,
    },
    overlap,
    // Vowels; a weak vowel and the vowel beside it count as one syllable.
    syllable: /[iuü]?[aeoáéó][iuü]?|[iuüíú]+/gu,
    // Fernández-Huerta: 60 of 100.
    isEasy: ({ wordsPerSentence, syllablesPerWord }) =>
      206.84 - 60 * syllablesPerWord - 1.02 * wordsPerSentence >= 60,
  },
};
