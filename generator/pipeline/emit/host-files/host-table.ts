/** The files for all hosts are formatted from this table; tests compare it with the responses of hosts. */
import { addressOf, type LanguageOrder, outputPathOf } from '../../../content/routes/addresses.ts';
import type { Assets } from '../../bundle/assets.ts';
import { assetsFolder } from '../../bundle/run-esbuild.ts';
import type { SiteModel } from '../../model/site-model.ts';
import { shareFolder } from '../../pictures/render-share-images.ts';
import { buildContentSecurityPolicy, policyOptionsOf } from '../../render/content-security-policy.ts';
import { outputMarker } from '../publish.ts';

export type Headers = Readonly<Record<string, string>>;

export type HostTable = {
  readonly host: string;
  /** Headers of every response, unless a folder has another value. */
  readonly headers: Headers;
  readonly folders: Readonly<Record<string, Headers>>;
  /** Home pages, which have a trailing slash; other pages have none. */
  readonly homePages: readonly string[];
  /** With trailing slashes. Longest prefixes first; the last one matches all addresses. */
  readonly errorPages: readonly { readonly prefix: string; readonly file: string }[];
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  /** Addresses of removed pages, with status 410. */
  readonly removedAddresses: readonly string[];
  /** Address of the form handler on this site; undefined when it has none. */
  readonly ownForm: string | undefined;
};

/** Files for hosts and for this program, which are not served. */
export const hostFiles: readonly string[] = ['_headers', '_redirects', '.nojekyll', outputMarker.path];

/** Hosts and browsers revalidate a file before each use. The default of Netlify and Cloudflare. */
export const defaultCaching = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

export function buildHostTable(model: SiteModel, assets: Assets): HostTable {
  const order = model.languages.map(({ language }) => language);
  return {
    host: new URL(model.baseUrl).host,
    headers: { ...listSecurityHeaders(model, assets), ...defaultCaching },
    folders: {
      // Their names contain a hash of their contents.
      [`/${assetsFolder}/`]: { 'Cache-Control': 'public, max-age=31536000, immutable' },
      // Other sites show them, for example in link previews.
      [`/${shareFolder}/`]: { [resourcePolicy]: 'cross-origin' },
    },
    homePages: order.map(({ tag }) => addressOf('/', tag, order)),
    errorPages: listErrorPages(model),
    ...listRedirects(model, order),
    ownForm: model.hosting.ownForm,
  };
}

export function listHeaders({ headers, folders }: HostTable, address: string): Headers {
  const folder = Object.keys(folders).find((prefix) => address.startsWith(prefix));
  return folder === undefined ? headers : { ...headers, ...folders[folder] };
}

export const findNotFoundPage = ({ errorPages }: HostTable, address: string): string =>
  errorPages.find(({ prefix }) => address.startsWith(prefix))?.file ?? '/404.html';

/** `/guide` for `guide.html`, `/en/` for `en/index.html`. */
export const addressOfFile = (path: string): string => `/${path.replace(/(?:(^|\/)index)?\.html$/u, '$1')}`;

function listRedirects({ redirects }: SiteModel, order: LanguageOrder) {
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

function listErrorPages({ languages }: SiteModel): HostTable['errorPages'] {
  return languages
    .flatMap(({ pages }) => pages.filter(({ route }) => route.status === 404))
    .map(({ address }) => `/${outputPathOf(address)}`)
    .map((file) => ({ prefix: file.slice(0, -'404.html'.length), file }))
    .sort((a, b) => b.prefix.length - a.prefix.length || (a.prefix < b.prefix ? -1 : 1));
}

const resourcePolicy = 'Cross-Origin-Resource-Policy';

/** They affect privacy or cost money. The list is short, because every response repeats it. */
const deniedFeatures = [
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'payment',
  'usb',
] as const;

const listSecurityHeaders = (model: SiteModel, assets: Assets): Headers => ({
  'Content-Security-Policy': buildContentSecurityPolicy(policyOptionsOf(model, assets)),
  'Cross-Origin-Opener-Policy': 'same-origin',
  [resourcePolicy]: 'same-origin',
  'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': formatTransportPolicy(model.hosting),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
});

/** Preloading requires that subdomains are included: https://hstspreload.org/#submission-requirements. */
function formatTransportPolicy({ includeSubDomains, hstsPreload }: SiteModel['hosting']): string {
  const directives = [
    'max-age=63072000',
    ...(includeSubDomains || hstsPreload ? ['includeSubDomains'] : []),
    ...(hstsPreload ? ['preload'] : []),
  ];
  return directives.join('; ');
}
