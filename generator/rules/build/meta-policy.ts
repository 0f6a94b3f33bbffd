import { valueAt } from '../../../schema/data-path.ts';
import { locationOf } from '../../content/content-text.ts';
import type { Rule } from '../rule-context.ts';

export const buildMetaPolicy = {
  id: 'build/meta-policy',
  severity: 'note',
  summary: 'The host sends the headers that protect visitors.',
  run: ({ facts }) => {
    const site = facts('site');
    const path = ['hosting', 'metaPolicy'];
    if (site === undefined || valueAt(site.data, path) !== true) return [];
    return [
      {
        ...locationOf({ file: site.file, path }),
        message:
          'Without headers of the host, visitors lack: protection from being framed by other sites (frame-ancestors), https at the first visit (HSTS), the resource and opener policies, the permissions policy and long caching.',
        fix: 'Remove the line when the host sends the headers of _headers; npm run site -- hosts --help names those that can.',
      },
    ];
  },
} satisfies Rule;
