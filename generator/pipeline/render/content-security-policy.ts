/** Builds the content security policy of all pages, as a header and as a `meta` element for hosts without headers. */
import { createHash } from 'node:crypto';
import type { Assets } from '../bundle/assets.ts';
import type { SiteModel } from '../model/site-model.ts';
import { formatSpeculationRules } from './speculation-rules.ts';

export type PolicyOptions = {
  /** The hash of each inline script: `sha256-…` in base64. */
  readonly inlineScriptHashes: readonly string[];
  /** Origin that the form posts to; undefined when it is that of the site. */
  readonly formOrigin?: string | undefined;
};

export const policyOptionsOf = (site: SiteModel, { inlineScript }: Assets): PolicyOptions => ({
  inlineScriptHashes: [inlineScript, formatSpeculationRules(site)].map(hashInlineScript),
  formOrigin: findFormOrigin(site.formAction, site.baseUrl),
});

/** Resources of the site itself and inline scripts with a hash. Throws for a malformed hash or origin. */
export const buildContentSecurityPolicy = (options: PolicyOptions): string =>
  listDirectives(options).join('; ');

/** In a `meta` element `frame-ancestors` is invalid. */
export function buildMetaPolicy(options: PolicyOptions): string {
  return listDirectives(options)
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ');
}

/** `source` is the exact text between the tags of the script. */
export const hashInlineScript = (source: string): string =>
  `sha256-${createHash('sha256').update(source).digest('base64')}`;

/** Undefined when the origin is that of the site. */
export function findFormOrigin(action: string, baseUrl: string): string | undefined {
  const { origin } = new URL(action, baseUrl);
  return origin === new URL(baseUrl).origin ? undefined : origin;
}

function listDirectives({ inlineScriptHashes, formOrigin }: PolicyOptions): readonly string[] {
  for (const hash of inlineScriptHashes) assertMatch(hash, /^sha256-[A-Za-z0-9+/]{43}=$/u);
  if (formOrigin !== undefined) assertMatch(formOrigin, /^https?:\/\/[a-z0-9.:[\]_-]+$/u);
  const formSources = formOrigin === undefined ? "'self'" : `'self' ${formOrigin}`;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScriptHashes.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    `connect-src ${formSources}`,
    `form-action ${formSources}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    'upgrade-insecure-requests',
  ];
}

function assertMatch(value: string, pattern: RegExp): void {
  if (!pattern.test(value))
    throw new Error(`${JSON.stringify(value)} is invalid in a content security policy.`);
}
