import type { Filled, Ui } from '../../../schema/index.ts';
import type { LanguageContext, Link, PageContext } from '../../contract/page-context.ts';
import type { CliticRules } from '../../text/arabic-forms.ts';

/** Colloquial phrases, and the words that the pages use for them. */
export type Synonym = { readonly say: readonly string[]; readonly mean: string };

export type SearchWords = {
  readonly ignored: readonly string[];
  readonly synonyms: readonly Synonym[];
  /** By county. Names are not stemmed, may be typed with other spaces, and also find their county. */
  readonly places: readonly Synonym[];
  readonly arabicForms: CliticRules;
};

/** The first section has neither id nor heading. */
export type SearchSection = readonly [anchor: string, heading: string, text: string];

export type SearchPage = {
  readonly href: string;
  readonly title: string;
  /** Its heading and its keywords. */
  readonly about: string;
  readonly summary: string;
  /** Weight of the page in the ranking. @default 1 */
  readonly weight?: number | undefined;
  readonly sections: readonly SearchSection[];
};

export type SearchIndex = SearchWords & { readonly pages: readonly SearchPage[] };

/** Lists the index files by language tag; their names contain a content hash. */
export const searchEntry = '/search.json';

export const maxHits = 8;

/** Included in the script of the search, so that they do not add to the size of every page. */
export type SearchTexts = Pick<
  Filled<Ui>['search'],
  'open' | 'label' | 'close' | 'searching' | 'failed' | 'none'
> & {
  /** "1 page", "2 pages" and so on, up to the maximum number of results. */
  readonly found: readonly string[];
  readonly call: { readonly name: string; readonly phone: PageContext['phones']['main'] };
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
