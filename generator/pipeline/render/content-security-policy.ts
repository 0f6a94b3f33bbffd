/** The one policy of all pages: as a header, and for hosts that cannot send headers as a part of the page. */
import { createHash } from 'node:crypto';
import type { Assets } from '../bundle/assets.ts';
import type { SiteModel } from '../model/site-model.ts';
import { formatSpeculationRules } from './speculation-rules.ts';

/** What varies in the content security policy. */
export type PolicyOptions = {
  /** `sha256-…` in base64, of each inline script as it stands in the pages. */
  readonly inlineScriptHashes: readonly string[];
  /** Origin that the form posts to, when it is not the site's own; see `findFormOrigin`. */
  readonly formOrigin?: string | undefined;
};

/** What varies in the policy of a site, be it sent as a header or written into pages. */
export function policyOf(site: SiteModel, { inlineScript }: Assets): PolicyOptions {
  return {
    inlineScriptHashes: [inlineScript, formatSpeculationRules(site)].map(hashInlineScript),
    formOrigin: findFormOrigin(site.formAction, site.baseUrl),
  };
}

/**
 * The policy as a header: everything comes from the site itself, nothing inline but the hashed scripts, and no script
 * may write markup. Throws for a hash or an origin that is none.
 */
export function buildContentSecurityPolicy(options: PolicyOptions): string {
  return formatPolicy(planDirectives(options));
}

/** The policy for a `meta` element. Browsers ignore `frame-ancestors` there, and validators refuse it. */
export function buildMetaPolicy(options: PolicyOptions): string {
  return formatPolicy(planDirectives(options).filter(([name]) => name !== 'frame-ancestors'));
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

type Directive = readonly string[];

function planDirectives({ inlineScriptHashes, formOrigin }: PolicyOptions): readonly Directive[] {
  for (const hash of inlineScriptHashes) assertMatch(hash, /^sha256-[A-Za-z0-9+/]{43}=$/u);
  if (formOrigin !== undefined) assertMatch(formOrigin, /^https?:\/\/[a-z0-9.:[\]-]+$/u);
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

function assertMatch(value: string, form: RegExp): void {
  if (!form.test(value))
    throw new Error(`${JSON.stringify(value)} cannot stand in a content security policy.`);
}
