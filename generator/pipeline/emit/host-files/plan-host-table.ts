/** Plans the host table of a site from its output files. */

import { addressOf } from '../../../content/routes/addresses.ts';
import type { Assets } from '../../bundle/assets.ts';
import { assetsFolder } from '../../bundle/run-esbuild.ts';
import type { SiteModel } from '../../model/site-model.ts';
import { buildContentSecurityPolicy, policyOptionsOf } from '../../render/content-security-policy.ts';
import { outputMarker } from '../publish.ts';
import { extensionOf, findContentType } from './content-types.ts';
import type { AddressGroup, Headers, HostTable } from './host-table.ts';

/** Files for hosts and for this program, which are not served. */
export const hostFiles: readonly string[] = ['_headers', '_redirects', '.nojekyll', outputMarker.path];

/** Returns the table of a site with these output files, without the files for hosts. */
export function planHostTable(model: SiteModel, assets: Assets, paths: readonly string[]): HostTable {
  const order = model.languages.map(({ language }) => language);
  return {
    host: new URL(model.baseUrl).host,
    headers: planSecurityHeaders(model, assets),
    groups: planGroups(paths),
    homePages: order.map(({ tag }) => addressOf('/', tag, order)),
    errorPages: planErrorPages(paths),
    ...planRedirects(model),
    hiddenAddresses: hostFiles.map((path) => `/${path}`).sort(),
    ownForm: model.hosting.ownForm,
    addresses: paths.map(addressOfFile).sort(),
    types: planTypes(paths),
  };
}

/** Returns the redirects and the removed addresses in every language. */
function planRedirects({
  languages,
  redirects,
}: SiteModel): Pick<HostTable, 'redirects' | 'removedAddresses'> {
  const order = languages.map(({ language }) => language);
  const localized = order.flatMap(({ tag }) =>
    redirects.map(({ from, to }) => ({
      from: addressOf(from, tag, order),
      to: to && addressOf(to, tag, order),
    })),
  );
  return {
    redirects: localized.flatMap(({ from, to }) => (to === undefined ? [] : { from, to })),
    removedAddresses: localized.flatMap(({ from, to }) => (to === undefined ? from : [])),
  };
}

/**
 * Browser features that affect privacy or cost money; no page uses them. The list is short, because every response
 * repeats it.
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
 * Returns the security headers, the same for every response. The resource policy depends on the group and is not
 * included.
 */
function planSecurityHeaders(model: SiteModel, assets: Assets): Headers {
  return {
    'Content-Security-Policy': buildContentSecurityPolicy(policyOptionsOf(model, assets)),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': formatTransportPolicy(model.hosting),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}

/** Preloading requires that subdomains are included: https://hstspreload.org/#submission-requirements. */
function formatTransportPolicy({ includeSubDomains, hstsPreload }: SiteModel['hosting']): string {
  const directives = [
    'max-age=63072000',
    ...(includeSubDomains || hstsPreload ? ['includeSubDomains'] : []),
    ...(hstsPreload ? ['preload'] : []),
  ];
  return directives.join('; ');
}

/** Browsers revalidate a page before each view. */
export const pageCaching = 'public, max-age=0, must-revalidate';
/** Files with a content hash in their name never change. */
const assetCaching = 'public, max-age=31536000, immutable';

/** Returns the groups of these files, the most specific last. */
export function planGroups(paths: readonly string[]): AddressGroup[] {
  const shareImagePrefix = `${assetsFolder}/share-`;
  const rest = paths.filter((path) => !path.startsWith(`${assetsFolder}/`));
  const addressesOf = (list: readonly string[]) => list.map((path) => `/${path}`).sort();
  const shareImagePatterns = paths.some((path) => path.startsWith(shareImagePrefix))
    ? [`/${shareImagePrefix}*`]
    : [];
  const pictures = rest.filter((path) => findContentType(path).startsWith('image/'));
  const crawlerFiles = rest.filter((path) => /\.(?:txt|xml)$/u.test(path));
  // Other sites and browsers show icons and share images, for example in link previews.
  const groups = [
    makeGroup('page', pageCaching, 'same-origin', []),
    makeGroup('asset', assetCaching, 'same-origin', [`/${assetsFolder}/*`]),
    makeGroup('share-image', assetCaching, 'cross-origin', shareImagePatterns),
    makeGroup('icon', 'public, max-age=86400', 'cross-origin', addressesOf(pictures)),
    makeGroup('crawler-file', 'public, max-age=3600', 'same-origin', addressesOf(crawlerFiles)),
  ];
  return groups.filter(({ name, patterns }) => name === 'page' || patterns.length > 0);
}

function makeGroup(
  name: AddressGroup['name'],
  caching: string,
  policy: string,
  patterns: string[],
): AddressGroup {
  return { name, headers: { 'Cache-Control': caching, 'Cross-Origin-Resource-Policy': policy }, patterns };
}

function planTypes(paths: readonly string[]): Record<string, string> {
  const extensions = [...new Set(paths.map(extensionOf))].filter((extension) => extension !== '').sort();
  return Object.fromEntries(extensions.map((extension) => [extension, findContentType(`a.${extension}`)]));
}

/** Returns the error pages, longest prefixes first. */
function planErrorPages(paths: readonly string[]): HostTable['errorPages'] {
  return paths
    .filter((path) => path === '404.html' || path.endsWith('/404.html'))
    .map((path) => ({ prefix: `/${path.slice(0, -'404.html'.length)}`, file: `/${path}` }))
    .sort((a, b) => b.prefix.length - a.prefix.length || (a.prefix < b.prefix ? -1 : 1));
}

/** Returns the public address of a file: `/guide` for `guide.html`, `/en/` for `en/index.html`. */
export function addressOfFile(path: string): string {
  return `/${path.replace(/(?:(^|\/)index)?\.html$/u, '$1')}`;
}
