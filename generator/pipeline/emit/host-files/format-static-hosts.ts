import { listRedirectForms } from '../../../content/routes/addresses.ts';
import { findNotFoundPage, type HostTable } from './host-table.ts';

/**
 * Formats `_headers`. Every matching rule applies, and Cloudflare joins the values of a header that two rules set. Only
 * pictures for other sites are such a case: browsers treat the joined resource policy, `same-origin, cross-origin`, as
 * none, see https://fetch.spec.whatwg.org/#cross-origin-resource-policy-internal-check. The hosts have the caching of
 * pages as default.
 */
export function formatHeadersFile({ headers, folders }: HostTable): string {
  const { 'Cache-Control': _, ...common } = headers;
  const rules = [['/', common] as const, ...Object.entries(folders)];
  const blocks = rules.map(([folder, values]) => {
    const lines = Object.entries(values).map(([name, value]) => `  ${name}: ${value}\n`);
    return `${folder}*\n${lines.join('')}`;
  });
  return blocks.join('\n');
}

/**
 * Formats `_redirects`: redirects, and error pages with their status. A rule for an error page does not apply to
 * existing files. Netlify uses the root's `404.html` for all other addresses. Cloudflare finds the nearest `404.html`
 * itself and ignores lines with 404 and 410. Error pages with longer prefixes come first, because the first match
 * applies.
 */
export function formatRedirectsFile(table: HostTable): string {
  const { redirects, removedAddresses, errorPages } = table;
  const lines = [
    ...redirects.flatMap(({ from, to }) => listRedirectForms(from).map((form) => `${form} ${to} 301`)),
    ...removedAddresses.flatMap((from) =>
      listRedirectForms(from).map((form) => `${form} ${findNotFoundPage(table, from)} 410`),
    ),
    ...errorPages.filter(({ prefix }) => prefix !== '/').map(({ prefix, file }) => `${prefix}* ${file} 404`),
  ];
  return `${lines.join('\n')}\n`;
}
