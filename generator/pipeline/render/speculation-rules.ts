/** An inline script: a separate file would compete with the style sheet for the connection. */

import { pageTypeOf, type SiteModel } from '../model/site-model.ts';
import { formatJsonForScript } from './escape.ts';

/** Language links are not prerendered: the page would read the language stored before the click. */
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
