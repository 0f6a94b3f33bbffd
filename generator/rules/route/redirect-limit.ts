import { GONE } from '../../../schema/index.ts';
import { locationOf } from '../../content/content-text.ts';
import { findRedirects, listRedirectForms } from '../../content/routes/addresses.ts';
import type { Rule, SiteContext } from '../rule-context.ts';

/**
 * Cloudflare ignores further lines of `_redirects`. A line for a removed page does not count, because Cloudflare ignores
 * it. Source: https://developers.cloudflare.com/workers/static-assets/redirects/. Netlify names no number and
 * recommends other means from 10,000 lines: https://docs.netlify.com/routing/redirects/. nginx has no limit.
 */
const limit = 2000;

export const routeRedirectLimit = {
  id: 'route/redirect-limit',
  severity: 'warning',
  summary: 'The redirects are within the limit of Cloudflare.',
  run: ({ files, languages }: Pick<SiteContext, 'files' | 'languages'>) => {
    const written = findRedirects(files);
    const addresses = [...(written?.targets ?? [])].flatMap(([from, to]) => (to === GONE ? [] : from));
    const lines = languages.length * addresses.flatMap(listRedirectForms).length;
    if (written === undefined || lines <= limit) return [];
    return [
      {
        ...locationOf({ file: written.file, path: ['redirects'] }),
        message: `${addresses.length} redirects in ${languages.length} languages are ${lines} lines of _redirects. Cloudflare reads the first ${limit.toLocaleString('en')}.`,
        fix: 'Remove redirects from addresses that nobody uses, or publish the site on another host: npm run explain -- route/redirect-limit',
      },
    ];
  },
} satisfies Rule;
