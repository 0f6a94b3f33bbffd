/** What brings the forms of a word together, by the tag of the language. A language without a row is searched by whole words. */
import { stemmer as arabic } from '@orama/stemmers/arabic';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as spanish } from '@orama/stemmers/spanish';

/** Cuts the endings off a word. */
export type Stem = (word: string) => string;

/** The stemmers that the package has for the languages of the site. */
export const stemmers: Readonly<Record<string, Stem>> = { ar: arabic, en: english, es: spanish };
