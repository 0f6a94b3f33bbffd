/** Says what a site gives up that is made for a host without headers. */
import type { WrittenFile } from '../../schema/checks/site-check.ts';
import { valueAt } from '../../schema/data-path.ts';
import { placeOf } from '../content/content-text.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** A note when pages carry their policy themselves, which is meant for such hosts. */
export function checkHosting(site: WrittenFile | undefined): Diagnostic | [] {
  const path = ['hosting', 'metaPolicy'];
  if (site === undefined || valueAt(site.data, path) !== true) return [];
  return {
    rule: 'build/meta-policy',
    ...placeOf({ file: site.file, path }),
    message:
      'A host that sends no headers leaves visitors without these: protection from being framed by other sites (frame-ancestors), https at the first visit (HSTS), the resource and opener policies, the permissions policy and long caching.',
    fix: 'Remove the line when the host sends the headers of _headers; npm run site -- hosts --help names those that can.',
  };
}
