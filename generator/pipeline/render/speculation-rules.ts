/**
 * Tells browsers which next pages to prepare. The rules stand at the end of each page, allowed by their hash: a
 * file of their own would be fetched at once, on the connection that the style sheet could have.
 */

import { pageTypeOf } from '../model/page-type-of.ts';
import type { SiteModel } from '../model/site-model.ts';
import { formatJsonForScript } from './escape.ts';

/**
 * The text of the script. Links of the site are fetched when a pointer rests on them; feeds and files are no pages.
 * A page that is rendered before a press on the link of its language ends would ask for the language stored before it.
 */
export function formatSpeculationRules(site: SiteModel): string {
  return formatJsonForScript({
    prefetch: [
      {
        where: {
          and: [{ href_matches: '/*' }, { not: { href_matches: ['/assets/*', '/api/*', '/*.xml'] } }],
        },
        eagerness: 'moderate',
      },
    ],
    prerender: [
      {
        where: {
          and: [{ href_matches: listPrerendered(site) }, { not: { selector_matches: '[data-language]' } }],
        },
        eagerness: 'conservative',
      },
    ],
  });
}

function listPrerendered({ languages }: SiteModel): string[] {
  return languages
    .flatMap(({ pages }) => pages)
    .filter((page) => pageTypeOf(page).isPrepared)
    .map(({ address }) => address);
}
