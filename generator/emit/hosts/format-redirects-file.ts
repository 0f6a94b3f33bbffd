/**
 * The file `_redirects` of Netlify: which page says that nothing is there, with its status. Rules do not
 * hide files. Netlify takes slashes away by itself and shows the root's `404.html` for all other addresses.
 * Cloudflare finds the nearest `404.html` without being told, and knows no status 404 here.
 */
import type { HostTable } from './host-table.ts';

/** The file; the rules for longer addresses come first, because the first that matches is taken. */
export function formatRedirectsFile({ missing }: HostTable): string {
  const lines = missing
    .filter(({ under }) => under !== '/')
    .map(({ under, file }) => `${under}* ${file} 404`);
  return `${lines.join('\n')}\n`;
}
