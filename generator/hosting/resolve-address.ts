/** Resolves addresses to files by the rules that static hosts share. */
import { compressedExtensions } from '../pipeline/emit/compress-files.ts';
import { addressOfFile, hostFiles } from '../pipeline/emit/host-files/plan-host-table.ts';
import type { SiteFiles } from './site-files.ts';

export type Resolution =
  /** A file in the output. With 404 it is the error page, which may not exist. */
  | { readonly status: 200 | 404; readonly path: string }
  /** The canonical address of the page, with the query of the request. */
  | { readonly status: 308; readonly location: string }
  /** The address is badly encoded or leaves the output folder. */
  | { readonly status: 400 };

type HasFile = SiteFiles['has'];

/** Name of the error page in any folder. */
const notFoundPage = '404.html';

/** Resolves the target of a request, such as `/en/guide?from=home`. */
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

/** Splits a request's target into its path and its query with the question mark. */
export function splitTarget(target: string): { readonly path: string; readonly query: string } {
  const end = target.indexOf('?');
  return end < 0 ? { path: target, query: '' } : { path: target.slice(0, end), query: target.slice(end) };
}

/** Whether a file has no address: a host's configuration, a precompressed file or an error page. */
function isUnaddressable(path: string): boolean {
  const isPrecompressed = Object.values(compressedExtensions).some((extension) => path.endsWith(extension));
  return isPrecompressed || hostFiles.includes(path) || `/${path}`.endsWith(`/${notFoundPage}`);
}

/** Returns the decoded parts between the slashes; undefined when the path is not valid. */
function decodeParts(path: string): readonly string[] | undefined {
  if (!path.startsWith('/')) return undefined;
  try {
    const parts = path.slice(1).split('/').map(decodeURIComponent);
    return parts.some((part) => part === '.' || part === '..' || /[/\\\0]/u.test(part)) ? undefined : parts;
  } catch {
    return undefined;
  }
}

/** Returns the file of an address, which may not be the file's canonical address. */
function findFile(parts: readonly string[], hasFile: HasFile): string | undefined {
  if (parts.slice(0, -1).includes('')) return undefined;
  const name = parts.join('/');
  const bare = name.replace(/\/$/u, '');
  const candidates =
    bare === name ? [name, `${name}.html`, `${name}/index.html`] : [`${name}index.html`, `${bare}.html`];
  return (name === '' ? ['index.html'] : candidates).find(hasFile);
}

/** Returns the nearest error page, from the folder of the address upwards. */
function findNotFoundPage(parts: readonly string[], hasFile: HasFile): string {
  const folders = parts.slice(0, -1).filter((part) => part !== '');
  const pages = folders.map((_, index) => [...folders.slice(0, index + 1), notFoundPage].join('/'));
  return pages.findLast(hasFile) ?? notFoundPage;
}
