/**
 * The texts of the search in one language. The bundler includes them in the script of the search, so that
 * they do not add to the size of every page.
 */
import type { Filled, Ui } from '../../../schema/index.ts';
import type { LanguageContext, Link, PageContext } from '../../contract/page-context.ts';

/** Maximum number of results. */
export const maxHits = 8;

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
