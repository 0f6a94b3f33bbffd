/** How far the words of each language may go, over all text of all its pages. */

/** What formulas of readability are made of: words in a sentence and syllables in a word, on average. */
export type Prose = { readonly words: number; readonly syllables: number };

/** The bars of a language, and what its texts are looked through for. */
export type WordBars = {
  /** Most occurrences of "the person", as strangers are called. */
  readonly persons: number;
  /** Largest share of sentences of six words or fewer, in percent. */
  readonly shortPercent: number;
  /** "the person" and its forms; with the flag `g`. */
  readonly person: RegExp;
  /** The sentence that the jail decides the hour, and the one that stood in its place before; with the flag `g`. */
  readonly limit: RegExp;
  /** Parts of words that are spoken as one syllable; with the flag `g`. */
  readonly syllable: RegExp;
  /** Whether prose is easy enough for a family at night. */
  readonly isEasy: (prose: Prose) => boolean;
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
