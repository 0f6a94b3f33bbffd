/**
 * Formats the file `_redirects` of Netlify and Cloudflare: redirects, and error pages with their status. A rule for an
 * error page does not apply to existing files. Netlify removes trailing slashes itself and uses the root's `404.html`
 * for all other addresses. Cloudflare finds the nearest `404.html` itself and ignores lines with 404 and 410.
 */
import { findNotFoundPage, type HostTable, listPageForms } from './host-table.ts';

/** Returns the file. Error pages with longer prefixes come first, because the first match applies. */
export function formatRedirectsFile(table: HostTable): string {
  const { redirects, removedAddresses, errorPages } = table;
  const lines = [
    ...redirects.flatMap(({ from, to }) => listPageForms(from).map((form) => `${form} ${to} 301`)),
    ...removedAddresses.flatMap((from) =>
      listPageForms(from).map((form) => `${form} ${findNotFoundPage(table, from)} 410`),
    ),
    ...errorPages.filter(({ prefix }) => prefix !== '/').map(({ prefix, file }) => `${prefix}* ${file} 404`),
  ];
  return `${lines.join('\n')}\n`;
}
