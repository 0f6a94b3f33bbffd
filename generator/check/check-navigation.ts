/** The bars, the lists of pages in shared files and the replies of the chat lead to pages that exist. */

import type { WrittenFile } from '../../schema/checks/site-check.ts';
import { formatKey, isPlainObject } from '../../schema/data-path.ts';
import type { DataPath } from '../../schema/index.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { LinkedRoute } from './check-links.ts';
import { nearestAddress } from './nearest-address.ts';

/** One problem for each address in a shared file at which there is no page. */
export function checkNavigation(
  facts: WrittenFile | undefined,
  routes: readonly LinkedRoute[],
): Diagnostic[] {
  if (facts === undefined) return [];
  const known = routes.map(({ path }) => path);
  return addressesIn(facts.data)
    .filter(([, address]) => !known.includes(address))
    .map(([path, address]) => {
      const meant = nearestAddress(address, known);
      return {
        rule: 'link/broken',
        place: { file: facts.file, path },
        key: formatKey(path),
        message: `"${address}" leads to no page of the site.${meant === undefined ? '' : ` The nearest is ${meant}.`}`,
        fix: meant === undefined ? 'Remove it until the page exists.' : `Write ${meant}`,
      };
    });
}

/** Every string that begins with a slash; the rest are names of groups and dates. */
function addressesIn(data: unknown, path: DataPath = []): [DataPath, string][] {
  if (typeof data === 'string') return data.startsWith('/') ? [[path, data]] : [];
  if (Array.isArray(data)) return data.flatMap((item, index) => addressesIn(item, [...path, index]));
  if (!isPlainObject(data)) return [];
  return Object.entries(data).flatMap(([key, value]) => addressesIn(value, [...path, key]));
}
