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

export function policyOptionsOf(site: SiteModel, { inlineScript }: Assets): PolicyOptions {
  return {
    inlineScriptHashes: [inlineScript, formatSpeculationRules(site)].map(hashInlineScript),
    formOrigin: findFormOrigin(site.formAction, site.baseUrl),
  };
}

/** Resources of the site itself and inline scripts with a hash. Throws for a malformed hash or origin. */
export function buildContentSecurityPolicy(options: PolicyOptions): string {
  return formatPolicy(listDirectives(options));
}

/** In a `meta` element `frame-ancestors` is invalid. */
export function buildMetaPolicy(options: PolicyOptions): string {
  return formatPolicy(listDirectives(options).filter(([name]) => name !== 'frame-ancestors'));
}

/** `source` is the exact text between the tags of the script. */
export function hashInlineScript(source: string): string {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`;
}

/** Undefined when the origin is that of the site. */
export function findFormOrigin(action: string, baseUrl: string): string | undefined {
  const { origin } = new URL(action, baseUrl);
  return origin === new URL(baseUrl).origin ? undefined : origin;
}

type Directive = readonly string[];

function listDirectives({ inlineScriptHashes, formOrigin }: PolicyOptions): readonly Directive[] {
  for (const hash of inlineScriptHashes) assertMatch(hash, /^sha256-[A-Za-z0-9+/]{43}=$/u);
  if (formOrigin !== undefined) assertMatch(formOrigin, /^https?:\/\/[a-z0-9.:[\]_-]+$/u);
  const endpoint = formOrigin === undefined ? [] : [formOrigin];
  return [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...inlineScriptHashes.map((hash) => `'${hash}'`)],
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
}

function formatPolicy(directives: readonly Directive[]): string {
  return directives.map((parts) => parts.join(' ')).join('; ');
}

function assertMatch(value: string, pattern: RegExp): void {
  if (!pattern.test(value))
    throw new Error(`${JSON.stringify(value)} is invalid in a content security policy.`);
}
