import type { Problem } from '../../../schema/rule.ts';
import { locationOf } from '../../content/content-text.ts';
import { SITE_FILE } from '../../content/find-languages.ts';
import {
  findAddressList,
  findMovedAddresses,
  findRedirects,
  nearestAddress,
} from '../../content/routes/addresses.ts';
import type { Rule } from '../rule-context.ts';

export const routeGone = {
  id: 'route/gone',
  severity: 'error',
  fixed: true,
  summary: 'An old address has a page, a redirect, or is marked as gone.',
  run: (context) => {
    const { files, routes, unpublished, drafts } = context;
    const list = findAddressList(files);
    if (list === undefined) return [];
    const current = routes.flatMap(({ path, status }) => (status === 200 ? path : []));
    // The address of a scheduled page is not lost. The address of a draft is, unless drafts are shown.
    const expected = unpublished.filter(({ from }) => drafts || from !== undefined);
    const redirects = findRedirects(files)?.targets.keys() ?? [];
    const valid = new Set([...current, ...expected.map(({ address }) => address), ...redirects]);
    const moved = findMovedAddresses(files, routes);
    return list.pages.flatMap((address, index) =>
      typeof address !== 'string' || valid.has(address)
        ? []
        : {
            ...locationOf({ file: list.file, path: ['pages', index] }),
            ...lostDiagnostic(address, current, moved),
          },
    );
  },
} satisfies Rule;

function lostDiagnostic(
  address: string,
  currentAddresses: readonly string[],
  moved: ReadonlyMap<string, string>,
): Pick<Problem, 'message' | 'fix'> {
  const nearest =
    moved.get(address) ?? nearestAddress(address, currentAddresses) ?? parentPage(address, currentAddresses);
  return {
    message: `${address} was an address of the site, and has neither a page nor a redirect.`,
    fix: `Add to "redirects" in ${SITE_FILE} its new address, such as "${address}: ${nearest}", or "${address}: gone". Remove the line if the page was never published.`,
  };
}

function parentPage(address: string, currentAddresses: readonly string[]): string {
  const parent = address.slice(0, address.lastIndexOf('/'));
  return parent === ''
    ? '/'
    : currentAddresses.includes(parent)
      ? parent
      : parentPage(parent, currentAddresses);
}
