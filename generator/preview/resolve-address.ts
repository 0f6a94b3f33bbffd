/** What an address of the site stands for, by the rules that static hosts share. */

import { twinExtensions } from '../emit/compress-files.ts';
import { hostFiles } from '../emit/hosts/plan-host-table.ts';

/** What to answer. */
export type Resolution =
  /** A file, by its path inside the output. */
  | { readonly kind: 'file'; readonly path: string }
  /** The one address of the page, with the query of the request. */
  | { readonly kind: 'redirect'; readonly location: string }
  /** Nothing, with the page that says so, if the site has one. */
  | { readonly kind: 'missing'; readonly path: string | undefined }
  /** No address of a site: badly encoded, or an attempt to leave the folder. */
  | { readonly kind: 'invalid' };

/** Whether the output has a file at a path. */
export type HasFile = (path: string) => boolean;

/** Files that speak to the host, not to visitors. */
const hiddenFiles: ReadonlySet<string> = new Set(hostFiles);

/** Name of the page for what does not exist, in any folder. */
const missingPage = '404.html';

/** Resolves the target of a request, such as `/en/guide?from=home`. */
export function resolveAddress(target: string, hasFile: HasFile): Resolution {
  const { path, query } = splitTarget(target);
  const parts = decodeParts(path);
  if (parts === undefined) return { kind: 'invalid' };
  const found = findFile(parts, hasFile);
  if (found === undefined || hiddenFiles.has(found) || isTwin(found)) return findMissing(parts, hasFile);
  if (isMissingPage(found)) return { kind: 'missing', path: found };
  const canonical = planAddress(found);
  return canonical === undefined || canonical === `/${parts.map(encodeURIComponent).join('/')}`
    ? { kind: 'file', path: found }
    : { kind: 'redirect', location: canonical + query };
}

/** Compressed files are sent in place of others, never by their own names. */
function isTwin(path: string): boolean {
  return Object.values(twinExtensions).some((extension) => path.endsWith(extension));
}

/** The path of a request's target, and the query with its question mark. */
export function splitTarget(target: string): { readonly path: string; readonly query: string } {
  const end = target.indexOf('?');
  return end < 0 ? { path: target, query: '' } : { path: target.slice(0, end), query: target.slice(end) };
}

/** The parts between the slashes; the last is empty when the address ends in one. */
function decodeParts(path: string): readonly string[] | undefined {
  if (!path.startsWith('/')) return undefined;
  try {
    const parts = path.slice(1).split('/').map(decodeURIComponent);
    return parts.some((part) => part === '.' || part === '..' || /[/\\\0]/u.test(part)) ? undefined : parts;
  } catch {
    return undefined;
  }
}

/** The file that an address means, whether or not it is the file's canonical address. */
function findFile(parts: readonly string[], hasFile: HasFile): string | undefined {
  const name = parts.join('/');
  const bare = name.replace(/\/$/u, '');
  if (parts.slice(0, -1).includes('')) return undefined;
  const candidates =
    bare === name ? [name, `${name}.html`, `${name}/index.html`] : [`${name}index.html`, `${bare}.html`];
  return (name === '' ? ['index.html'] : candidates).find(hasFile);
}

/** The one address of a page; undefined for files that are no pages, whose address is their path. */
function planAddress(file: string): string | undefined {
  if (!file.endsWith('.html')) return undefined;
  const address = file.replace(/(?:(^|\/)index)?\.html$/u, '$1');
  return `/${address.split('/').map(encodeURIComponent).join('/')}`;
}

function isMissingPage(file: string): boolean {
  return file === missingPage || file.endsWith(`/${missingPage}`);
}

/** The nearest page for what does not exist, from the folder of the address upwards. */
function findMissing(parts: readonly string[], hasFile: HasFile): Resolution {
  const folders = parts.slice(0, -1).filter((part) => part !== '');
  const candidates = Array.from({ length: folders.length + 1 }, (_, index) =>
    [...folders.slice(0, folders.length - index), missingPage].join('/'),
  );
  return { kind: 'missing', path: candidates.find(hasFile) };
}
