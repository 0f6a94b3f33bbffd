/** The bars, the lists of pages in shared files and the replies of the chat lead to pages that exist. */

import type { WrittenFile } from '../../schema/checks/site-check.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { LinkedRoute } from './check-links.ts';
import { nearestAddress } from './nearest-address.ts';
import { stringsIn } from './values-in.ts';
import { placeOf } from './written-text.ts';

/** One problem for each string in a shared file that begins with a slash and at which there is no page. */
export function checkNavigation(
  facts: WrittenFile | undefined,
  routes: readonly LinkedRoute[],
): Diagnostic[] {
  if (facts === undefined) return [];
  const known = routes.map(({ path }) => path);
  return stringsIn(facts.data)
    .filter(([, text]) => text.startsWith('/') && !known.includes(text))
    .map(([path, address]) => {
      const meant = nearestAddress(address, known);
      return {
        rule: 'link/broken',
        ...placeOf({ file: facts.file, path }),
        message: `"${address}" leads to no page of the site.${meant === undefined ? '' : ` The nearest is ${meant}.`}`,
        fix: meant === undefined ? 'Remove it until the page exists.' : `Write ${meant}`,
      };
    });
}
