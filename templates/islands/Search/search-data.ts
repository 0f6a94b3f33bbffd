/** The data of the search: the index of a language, a file that the generator writes, and the texts in its script. */
import type { Filled, Ui } from '../../../schema/index.ts';
import type { LanguageContext, Link, PageContext } from '../../contract/page-context.ts';
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

/** Maximum number of results. */
export const maxHits = 8;

/** Included in the script of the search, so that they do not add to the size of every page. */
export type SearchTexts = Pick<
  Filled<Ui>['search'],
  'open' | 'label' | 'close' | 'searching' | 'failed' | 'none'
> & {
  /** "1 page", "2 pages" and so on, up to the maximum number of results. */
  readonly found: readonly string[];
  /** The number to call when nothing is found. */
  readonly call: { readonly name: string; readonly phone: PageContext['phones']['main'] };
  /** The link to the site map that is shown beside the number. */
  readonly siteMap: Link;
};

export function buildSearchTexts({ ui, phones, link }: LanguageContext): SearchTexts {
  const { found, ...texts } = ui.search;
  return {
    ...texts,
    found: Array.from({ length: maxHits }, (_, index) => found(index + 1)),
    call: { name: ui.common.callNow, phone: phones.main },
    siteMap: link('/site-map'),
  };
}
