/**
 * The one table of response headers. Hosts that read a `_headers` file (Netlify, Cloudflare) get it from here, and the
 * preview server answers by that file. When two rules match an address these hosts join the values of a header with
 * a comma, so no two rules here name the same header for one address.
 */
import { createHash } from 'node:crypto';
import type { OutputFile } from './output-file.ts';

/** What varies in the headers of a site. */
export type HeaderOptions = {
  readonly contentSecurityPolicy: string;
  /** Whether browsers may keep the domain in their lists of https-only sites, which is hard to undo. @default false */
  readonly preload?: boolean;
};

/** What varies in the content security policy. */
export type PolicyOptions = {
  /** `sha256-…` in base64, of each inline script as it stands in the pages. */
  readonly inlineScriptHashes: readonly string[];
  /** Origin that the contact form posts to, when it is not the site's own; see `findFormOrigin`. */
  readonly formOrigin?: string;
};

/** How long browsers keep an answer, by kind of file. Pages get theirs from the hosts, whose own default it is. */
export const cacheControl = {
  /** Files with a hash of their contents in the name. */
  asset: 'public, max-age=31536000, immutable',
  page: 'public, max-age=0, must-revalidate',
  crawlerFile: 'public, max-age=3600',
} as const;

/** Longest line that Cloudflare reads in a `_headers` file. */
const maxLineLength = 2000;

/** Things a page of this site never does, so that nothing put into it can either. */
const deniedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
] as const;

/** The file `_headers`. Throws when a line is longer than hosts read. */
export function planHeaders(options: HeaderOptions): OutputFile {
  const rules: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    '/*': planSecurityHeaders(options),
    '/assets/*': { 'Cache-Control': cacheControl.asset },
    '/robots.txt': { 'Cache-Control': cacheControl.crawlerFile },
    '/sitemap.xml': { 'Cache-Control': cacheControl.crawlerFile },
  };
  const blocks = Object.entries(rules).map(([pattern, headers]) =>
    [pattern, ...Object.entries(headers).map(([name, value]) => planHeaderLine(name, value))].join('\n'),
  );
  return { path: '_headers', contents: `${blocks.join('\n\n')}\n` };
}

/**
 * The one policy of all pages: everything comes from the site itself, nothing inline but the hashed scripts, and no
 * script may write markup. Throws for a hash or an origin that is none.
 */
export function buildContentSecurityPolicy({ inlineScriptHashes, formOrigin }: PolicyOptions): string {
  for (const hash of inlineScriptHashes) assertMatch(hash, /^sha256-[A-Za-z0-9+/]{43}=$/u);
  if (formOrigin !== undefined) assertMatch(formOrigin, /^https?:\/\/[a-z0-9.:[\]-]+$/u);
  const scripts = inlineScriptHashes.map((hash) => `'${hash}'`);
  const endpoint = formOrigin === undefined ? [] : [formOrigin];
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts],
    ['style-src', "'self'"],
    ['img-src', "'self'"],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...endpoint],
    ['form-action', "'self'", ...endpoint],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "'none'"],
    ['upgrade-insecure-requests'],
  ];
  return directives.map((parts) => parts.join(' ')).join('; ');
}

/** The hash by which a policy allows an inline script: of exactly the text between its tags. */
export function hashInlineScript(source: string): string {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`;
}

/** The origin that a form's address belongs to, or undefined when that is the site itself. */
export function findFormOrigin(action: string, baseUrl: string): string | undefined {
  const { origin } = new URL(action, baseUrl);
  return origin === new URL(baseUrl).origin ? undefined : origin;
}

function planSecurityHeaders({ contentSecurityPolicy, preload = false }: HeaderOptions) {
  return {
    'Content-Security-Policy': contentSecurityPolicy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': `max-age=63072000; includeSubDomains${preload ? '; preload' : ''}`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}

function planHeaderLine(name: string, value: string): string {
  const line = `  ${name}: ${value}`;
  if (line.length >= maxLineLength) throw new Error(`The header ${name} is longer than hosts read.`);
  if (/[\r\n]/u.test(value)) throw new Error(`The header ${name} has a line break.`);
  return line;
}

function assertMatch(value: string, form: RegExp): void {
  if (!form.test(value))
    throw new Error(`${JSON.stringify(value)} cannot stand in a content security policy.`);
}
