import { findAddressList } from '../../content/routes/addresses.ts';
import { plural } from '../../diagnostics/format-totals.ts';
import type { Rule } from '../rule-context.ts';

export const routeUnlisted = {
  id: 'route/unlisted',
  severity: 'warning',
  summary: 'Every page is in the list of addresses.',
  /** Reports all missing pages in one diagnostic, whose fix adds them. */
  run: ({ files, routes, unpublished }) => {
    const list = findAddressList(files);
    if (list === undefined) return [];
    // Later pages of a list depend on the number of its records, and a draft may never be published.
    const permanent = routes.filter(
      ({ status, pagination, draft }) => status === 200 && pagination.number === 1 && !draft,
    );
    const scheduled = unpublished.filter(({ from }) => from !== undefined);
    const addresses = [...permanent.map(({ path }) => path), ...scheduled.map(({ address }) => address)];
    const unlisted = addresses.filter((path) => !list.pages.includes(path)).sort();
    const [first, ...others] = unlisted;
    if (first === undefined) return [];
    const subject = others.length === 0 ? ' is' : ` and ${plural(others.length, 'other page')} are`;
    return [
      {
        location: { file: list.file, path: ['pages'], part: 'key' },
        message: `${first}${subject} not in the list of addresses.`,
        fix: { yaml: unlisted.map((path) => `- ${path}`).join('\n'), isAddition: true },
      },
    ];
  },
} satisfies Rule;
