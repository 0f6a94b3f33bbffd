import { compressedExtensions } from '../pipeline/emit/compress-files.ts';
import { addressOfFile, hostFiles } from '../pipeline/emit/host-files/host-table.ts';

export type Resolution =
  /** A file in the output. With status 404 it is the error page, which may not exist. */
  | { readonly status: 200 | 404; readonly path: string }
  /** The canonical address of the page, with the query of the request. */
  | { readonly status: 308; readonly location: string }
  /** The address has an invalid encoding or leads out of the output folder. */
  | { readonly status: 400 };

type HasFile = (path: string) => boolean;

const notFoundPage = '404.html';

export function resolveAddress(target: string, hasFile: HasFile): Resolution {
  const { path, query } = splitTarget(target);
  const segments = decodeSegments(path);
  if (segments === undefined) return { status: 400 };
  const found = findFile(segments, hasFile);
  if (found === undefined || isUnaddressable(found))
    return { status: 404, path: findNotFoundPage(segments, hasFile) };
  const canonical = addressOfFile(found).split('/');
  return canonical.join('/') === `/${segments.join('/')}`
    ? { status: 200, path: found }
    : { status: 308, location: canonical.map(encodeURIComponent).join('/') + query };
}

export function splitTarget(target: string): { readonly path: string; readonly query: string } {
  const end = target.indexOf('?');
  return end < 0 ? { path: target, query: '' } : { path: target.slice(0, end), query: target.slice(end) };
}

/** Whether a file has no address: a host's configuration, a precompressed file or an error page. */
function isUnaddressable(path: string): boolean {
  const isPrecompressed = Object.values(compressedExtensions).some((extension) => path.endsWith(extension));
  return isPrecompressed || hostFiles.includes(path) || `/${path}`.endsWith(`/${notFoundPage}`);
}

/** Undefined when the path is not valid. */
function decodeSegments(path: string): readonly string[] | undefined {
  if (!path.startsWith('/')) return undefined;
  try {
    const segments = path.slice(1).split('/').map(decodeURIComponent);
    return segments.some((segment) => segment === '.' || segment === '..' || /[/\\\0]/u.test(segment))
      ? undefined
      : segments;
  } catch {
    return undefined;
  }
}

/** Also when the address is not the canonical one. */
function findFile(segments: readonly string[], hasFile: HasFile): string | undefined {
  if (segments.slice(0, -1).includes('')) return undefined;
  const name = segments.join('/');
  const nameWithoutSlash = name.replace(/\/$/u, '');
  const candidates =
    nameWithoutSlash === name
      ? [name, `${name}.html`, `${name}/index.html`]
      : [`${name}index.html`, `${nameWithoutSlash}.html`];
  return (name === '' ? ['index.html'] : candidates).find(hasFile);
}

/** From the folder of the address upwards. */
function findNotFoundPage(segments: readonly string[], hasFile: HasFile): string {
  const folders = segments.slice(0, -1).filter((segment) => segment !== '');
  const pages = folders.map((_, index) => [...folders.slice(0, index + 1), notFoundPage].join('/'));
  return pages.findLast(hasFile) ?? notFoundPage;
}
