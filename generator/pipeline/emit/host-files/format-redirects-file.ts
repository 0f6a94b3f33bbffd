/**
 * The file `_redirects` of Netlify and Cloudflare: where old addresses lead, and which page says that nothing is there,
 * with its status. Rules do not hide files. Netlify takes slashes away by itself and shows the root's `404.html` for
 * all other addresses. Cloudflare finds the nearest `404.html` without being told, and passes over lines with 404 and
 * 410, whose statuses it does not know here.
 */
import { findNotFoundPage, type HostTable, listPageForms } from './host-table.ts';

/** The file; the rules for longer addresses come first, because the first that matches is taken. */
export function formatRedirectsFile(table: HostTable): string {
  const { redirects, gone, missing } = table;
  const lines = [
    ...redirects.flatMap(({ from, to }) => listPageForms(from).map((form) => `${form} ${to} 301`)),
    ...gone.flatMap((from) =>
      listPageForms(from).map((form) => `${form} ${findNotFoundPage(table, from)} 410`),
    ),
    ...missing.filter(({ under }) => under !== '/').map(({ under, file }) => `${under}* ${file} 404`),
  ];
  return `${lines.join('\n')}\n`;
}
