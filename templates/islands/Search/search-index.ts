/** The search index of a language: a file that the generator writes and the browser reads. */
import type { CliticRules } from '../../text/arabic-forms.ts';
/** Colloquial phrases, and the words that the pages use for them. */
export type Synonym = { readonly say: readonly string[]; readonly mean: string };

/** Data of the search of a language, in addition to its pages. */
export type SearchWords = {
  /** Stop words. */
  readonly ignored: readonly string[];
  readonly synonyms: readonly Synonym[];
  /**
   * Places by the county that they are in. Their names are not stemmed, and may be typed with other spaces. A name
   * also finds its county.
   */
  readonly places: readonly Synonym[];
  readonly arabicForms: CliticRules;
};

/**
 * A section of a page: the id of its element, its heading, its text. The first one has neither id nor
 * heading.
 */
export type SearchSection = readonly [anchor: string, heading: string, text: string];

export type SearchPage = {
  /** Address on the site. */
  readonly href: string;
  /** Short name in lists. */
  readonly title: string;
  /** Its heading and its keywords. */
  readonly about: string;
  /** Its description for search engines. */
  readonly summary: string;
  /** Weight of the page in the ranking. @default 1 */
  readonly weight?: number | undefined;
  readonly sections: readonly SearchSection[];
};

/** The whole file. */
export type SearchIndex = SearchWords & { readonly pages: readonly SearchPage[] };

/**
 * Address of the file that lists the index files by language tag. The names of index files contain a content
 * hash.
 */
export const searchEntry = '/search.json';
