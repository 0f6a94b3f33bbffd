/** What an address of the site stands for, by the rules that static hosts share. */
import { compressedExtensions } from '../pipeline/emit/compress-files.ts';
import { addressOfFile, hostFiles } from '../pipeline/emit/host-files/plan-host-table.ts';
import type { SiteFiles } from './site-files.ts';

/** What to answer: the status, and what goes with it. */
export type Resolution =
  /** A file inside the output; with 404 the page that says that nothing is there, which the site may not have. */
  | { readonly status: 200 | 404; readonly path: string }
  /** The one address of the page, with the query of the request. */
  | { readonly status: 308; readonly location: string }
  /** No address of a site: badly encoded, or an attempt to leave the folder. */
  | { readonly status: 400 };

type HasFile = SiteFiles['has'];

/** Name of the page for what does not exist, in any folder. */
const notFoundPage = '404.html';

/** Resolves the target of a request, such as `/en/guide?from=home`, by the files that the output has now. */
export function resolveAddress(target: string, hasFile: HasFile): Resolution {
  const { path, query } = splitTarget(target);
  const parts = decodeParts(path);
  if (parts === undefined) return { status: 400 };
  const found = findFile(parts, hasFile);
  if (found === undefined || isUnaddressable(found))
    return { status: 404, path: findNotFoundPage(parts, hasFile) };
  const canonical = addressOfFile(found).split('/');
  return canonical.join('/') === `/${parts.join('/')}`
    ? { status: 200, path: found }
    : { status: 308, location: canonical.map(encodeURIComponent).join('/') + query };
}

/** The path of a request's target, and the query with its question mark. */
export function splitTarget(target: string): { readonly path: string; readonly query: string } {
  const end = target.indexOf('?');
  return end < 0 ? { path: target, query: '' } : { path: target.slice(0, end), query: target.slice(end) };
}

/** Whether a file speaks to hosts, is the twin of another or an error page: none of these has an address. */
function isUnaddressable(path: string): boolean {
  const isPrecompressed = Object.values(compressedExtensions).some((extension) => path.endsWith(extension));
  return isPrecompressed || hostFiles.includes(path) || `/${path}`.endsWith(`/${notFoundPage}`);
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
  if (parts.slice(0, -1).includes('')) return undefined;
  const name = parts.join('/');
  const bare = name.replace(/\/$/u, '');
  const candidates =
    bare === name ? [name, `${name}.html`, `${name}/index.html`] : [`${name}index.html`, `${bare}.html`];
  return (name === '' ? ['index.html'] : candidates).find(hasFile);
}

/** The nearest page for what does not exist, from the folder of the address upwards. */
function findNotFoundPage(parts: readonly string[], hasFile: HasFile): string {
  const folders = parts.slice(0, -1).filter((part) => part !== '');
  const pages = folders.map((_, index) => [...folders.slice(0, index + 1), notFoundPage].join('/'));
  return pages.findLast(hasFile) ?? notFoundPage;
}
