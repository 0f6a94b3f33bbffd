/** Makes the table of hosts from the planned files of a site. */

import { addressOf } from '../../../content/routes/addresses.ts';
import type { Assets } from '../../bundle/assets.ts';
import { assetsFolder } from '../../bundle/run-esbuild.ts';
import type { SiteModel } from '../../model/site-model.ts';
import { buildContentSecurityPolicy, policyOf } from '../../render/content-security-policy.ts';
import { outputMarker } from '../output-folder.ts';
import { extensionOf, findContentType } from './content-types.ts';
import type { AddressGroup, Headers, HostTable } from './host-table.ts';

/** Files for hosts and for this program, which are not served. */
export const hostFiles: readonly string[] = ['_headers', '_redirects', '.nojekyll', outputMarker.path];

/** The table of a site with files at these paths inside the output folder, those for hosts left out. */
export function planHostTable(model: SiteModel, assets: Assets, paths: readonly string[]): HostTable {
  const order = model.languages.map(({ language }) => language);
  return {
    host: new URL(model.baseUrl).host,
    headers: planSecurityHeaders(model, assets),
    groups: planGroups(paths),
    homes: order.map(({ tag }) => addressOf('/', tag, order)),
    missing: planMissing(paths),
    ...planMoves(model),
    hidden: hostFiles.map((path) => `/${path}`).sort(),
    addresses: paths.map(addressOfFile).sort(),
    types: planTypes(paths),
  };
}

/** Old addresses in every language. */
function planMoves({ languages, redirects }: SiteModel): Pick<HostTable, 'redirects' | 'gone'> {
  const order = languages.map(({ language }) => language);
  const moves = order.flatMap(({ tag }) =>
    redirects.map(({ from, to }) => ({
      from: addressOf(from, tag, order),
      to: to && addressOf(to, tag, order),
    })),
  );
  return {
    redirects: moves.flatMap(({ from, to }) => (to === undefined ? [] : { from, to })),
    gone: moves.flatMap(({ from, to }) => (to === undefined ? from : [])),
  };
}

/**
 * What would tell most of a visitor or cost them something, and no page of this site ever asks for. Each name travels
 * with every answer, before the words do.
 */
const deniedFeatures = [
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'payment',
  'usb',
] as const;

/**
 * The headers that protect visitors, the same on every answer. Who may load a file from elsewhere differs by kind of
 * file and is not among them.
 */
function planSecurityHeaders(model: SiteModel, assets: Assets): Headers {
  return {
    'Content-Security-Policy': buildContentSecurityPolicy(policyOf(model, assets)),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': `max-age=63072000; includeSubDomains${model.hosting.hstsPreload ? '; preload' : ''}`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}

/** How long browsers keep a page: they ask for it anew each time. */
export const pageCaching = 'public, max-age=0, must-revalidate';
/** And a file with a hash of its contents in the name. */
const assetCaching = 'public, max-age=31536000, immutable';

/** The kinds that the files at these paths have; those for fewer addresses come later. */
export function planGroups(paths: readonly string[]): AddressGroup[] {
  const shareImages = `${assetsFolder}/share-`;
  const rest = paths.filter((path) => !path.startsWith(`${assetsFolder}/`));
  const addressesOf = (list: readonly string[]) => list.map((path) => `/${path}`).sort();
  const shared = paths.some((path) => path.startsWith(shareImages)) ? [`/${shareImages}*`] : [];
  const pictures = rest.filter((path) => findContentType(path).startsWith('image/'));
  const crawlerFiles = rest.filter((path) => /\.(?:txt|xml)$/u.test(path));
  // Pages load files of their own site; previews and bookmarks of other sites show pictures.
  const groups = [
    makeGroup('page', pageCaching, 'same-origin', []),
    makeGroup('asset', assetCaching, 'same-origin', [`/${assetsFolder}/*`]),
    makeGroup('share-image', assetCaching, 'cross-origin', shared),
    makeGroup('icon', 'public, max-age=86400', 'cross-origin', addressesOf(pictures)),
    makeGroup('crawler-file', 'public, max-age=3600', 'same-origin', addressesOf(crawlerFiles)),
  ];
  return groups.filter(({ name, places }) => name === 'page' || places.length > 0);
}

function makeGroup(
  name: AddressGroup['name'],
  caching: string,
  policy: string,
  places: string[],
): AddressGroup {
  return { name, headers: { 'Cache-Control': caching, 'Cross-Origin-Resource-Policy': policy }, places };
}

function planTypes(paths: readonly string[]): Record<string, string> {
  const extensions = [...new Set(paths.map(extensionOf))].filter((extension) => extension !== '').sort();
  return Object.fromEntries(extensions.map((extension) => [extension, findContentType(`a.${extension}`)]));
}

/** The pages for what does not exist, those deepest in the tree first. */
function planMissing(paths: readonly string[]): HostTable['missing'] {
  return paths
    .filter((path) => path === '404.html' || path.endsWith('/404.html'))
    .map((path) => ({ under: `/${path.slice(0, -'404.html'.length)}`, file: `/${path}` }))
    .sort((a, b) => b.under.length - a.under.length || (a.under < b.under ? -1 : 1));
}

/** The address that visitors know a file by: `/guide` of `guide.html`, `/en/` of `en/index.html`. */
export function addressOfFile(path: string): string {
  return `/${path.replace(/(?:(^|\/)index)?\.html$/u, '$1')}`;
}
