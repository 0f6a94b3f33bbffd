/** Stemmers by language tag. Without a stemmer, the search compares unstemmed words. */
import { stemmer as arabic } from '@orama/stemmers/arabic';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as spanish } from '@orama/stemmers/spanish';

/** Reduces a word to its stem. */
export type Stem = (word: string) => string;

/** The stemmers that the package provides for the languages of the site. */
export const stemmers: Readonly<Record<string, Stem>> = { ar: arabic, en: english, es: spanish };
