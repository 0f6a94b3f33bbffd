/** What the content security policy of a site depends on. */
import type { Assets } from '../bundle/assets.ts';
import type { SiteModel } from '../model/site-model.ts';
import { findFormOrigin, hashInlineScript, type PolicyOptions } from './content-security-policy.ts';
import { formatSpeculationRules } from './speculation-rules.ts';

/** The options of the one policy of all pages, be it sent as a header or written into them. */
export function policyOf(site: SiteModel, { inlineScript }: Assets): PolicyOptions {
  return {
    inlineScriptHashes: [inlineScript, formatSpeculationRules(site)].map(hashInlineScript),
    formOrigin: findFormOrigin(site.formAction, site.baseUrl),
  };
}
