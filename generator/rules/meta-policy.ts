/** Explains which protection visitors lack when the host of the site sends no headers. */
import { valueAt } from '../../schema/data-path.ts';
import type { Rule } from '../../schema/rule.ts';
import { locationOf } from '../content/content-text.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SiteContext } from './rule-context.ts';

/** Reports the setting that adds the content security policy to the pages, for hosts that send no headers. */
export const metaPolicy: Rule<Pick<SiteContext, 'facts'>> = { ids: ['build/meta-policy'], run: checkHosting };

function checkHosting({ facts }: Pick<SiteContext, 'facts'>): Diagnostic[] {
  const site = facts('site');
  const path = ['hosting', 'metaPolicy'];
  if (site === undefined || valueAt(site.data, path) !== true) return [];
  return [
    {
      rule: 'build/meta-policy',
      ...locationOf({ file: site.file, path }),
      message:
        'Without headers of the host, visitors lack: protection from being framed by other sites (frame-ancestors), https at the first visit (HSTS), the resource and opener policies, the permissions policy and long caching.',
      fix: 'Remove the line when the host sends the headers of _headers; npm run site -- hosts --help names those that can.',
    },
  ];
}
