/** The words of the search in one language. The bundler puts them into its script, so that no page carries them. */
import type { Filled, Ui } from '../../../schema/index.ts';
import type { LanguageContext } from '../../context/build-context.ts';
import type { Link, PageContext } from '../../page-context.ts';

/** As many pages as can be looked through at night. */
export const mostHits = 8;

/** What the search says. */
export type SearchTexts = Pick<
  Filled<Ui>['search'],
  'open' | 'label' | 'close' | 'searching' | 'failed' | 'none'
> & {
  /** "1 page", "2 pages" and so on, up to as many as are shown. */
  readonly found: readonly string[];
  /** What to do where nothing helps. */
  readonly call: { readonly name: string; readonly phone: PageContext['phones']['main'] };
  readonly siteMap: Link;
};

/** The words, from the interface of a language. */
export function buildSearchTexts({ ui, phones, link }: LanguageContext): SearchTexts {
  const { found, ...copy } = ui.search;
  return {
    ...copy,
    found: Array.from({ length: mostHits }, (_, index) => found(index + 1)),
    call: { name: ui.common.callNow, phone: phones.main },
    siteMap: link('/site-map'),
  };
}
