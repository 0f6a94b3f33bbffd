/**
 * Formats the speculation rules, which define the links that browsers prefetch or prerender. The rules are an
 * inline script with a hash, because a separate file would compete with the style sheet for the connection.
 */

import { pageTypeOf, type SiteModel } from '../model/site-model.ts';
import { formatJsonForScript } from './escape.ts';

/**
 * Links are prefetched on hover, except those to assets, to the API and to feeds. Pages of some types are
 * prerendered on pointer down. Language links are not prerendered, because the prerendered page would read
 * the language stored before the click.
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
    .filter((page) => pageTypeOf(page).isPrerendered)
    .map(({ address }) => address);
}
