/** The index of the pages of a language, as it lies beside the pages: written by the generator, read by the browser. */
import type { LetterTable } from '../fold-words.ts';

/** What families say, and the words of the pages that they mean. */
export type Synonym = { readonly say: readonly string[]; readonly mean: string };

/** What the search of a language knows beside its pages. */
export type SearchWords = {
  readonly letters: LetterTable;
  /** Words that say nothing of what is looked for. */
  readonly ignored: readonly string[];
  readonly synonyms: readonly Synonym[];
};

/** A part of a page: the id of its element, its heading, its text. The first part of a page has neither id nor heading. */
export type SearchSection = readonly [anchor: string, heading: string, text: string];

/** A page. */
export type SearchPage = {
  /** Address on the site. */
  readonly href: string;
  /** What lists call it. */
  readonly title: string;
  /** Its heading and its keywords. */
  readonly about: string;
  /** What search engines say of it. */
  readonly summary: string;
  /** How much it counts beside others. @default 1 */
  readonly weight?: number | undefined;
  readonly sections: readonly SearchSection[];
};

/** The whole file. */
export type SearchIndex = SearchWords & { readonly pages: readonly SearchPage[] };

/** Where browsers learn the address of each index, whose name changes with what is in it: by the tag of the language. */
export const searchEntry = '/search.json';
