/** Compares the number of redirects with the limit of a host. */
import { GONE } from '../../schema/index.ts';
import type { Rule } from '../../schema/rule.ts';
import { locationOf } from '../content/content-text.ts';
import { listRedirectForms } from '../content/routes/addresses.ts';
import { findRedirects } from '../content/routes/moved-addresses.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SiteContext } from './rule-context.ts';

/**
 * Cloudflare ignores further lines of `_redirects`. A line for a removed page does not count, because Cloudflare ignores
 * it. Source: https://developers.cloudflare.com/workers/static-assets/redirects/. Netlify names no number and
 * recommends other means from 10,000 lines: https://docs.netlify.com/routing/redirects/. nginx has no limit.
 */
const limit = 2000;

/** Reports redirects that Cloudflare would ignore. */
export const redirectLimit: Rule<Pick<SiteContext, 'files' | 'languages'>> = {
  ids: ['route/redirect-limit'],
  run: checkRedirectCount,
};

function checkRedirectCount({ files, languages }: Pick<SiteContext, 'files' | 'languages'>): Diagnostic[] {
  const written = findRedirects(files);
  const addresses = [...(written?.targets ?? [])].flatMap(([from, to]) => (to === GONE ? [] : from));
  const lines = languages.length * addresses.flatMap(listRedirectForms).length;
  if (written === undefined || lines <= limit) return [];
  return [
    {
      rule: 'route/redirect-limit',
      ...locationOf({ file: written.file, path: ['redirects'] }),
      message: `${addresses.length} redirects in ${languages.length} languages are ${lines} lines of _redirects. Cloudflare reads the first ${limit.toLocaleString('en')}.`,
      fix: 'Remove redirects from addresses that nobody uses, or publish the site on another host: npm run explain -- route/redirect-limit',
    },
  ];
}
