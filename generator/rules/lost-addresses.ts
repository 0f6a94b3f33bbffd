/** An old address has a page, a redirect, or is marked as gone. */
import { valueAt } from '../../schema/data-path.ts';
import type { Rule } from '../../schema/rule.ts';
import { locationOf } from '../content/content-text.ts';
import { findFacts } from '../content/find-facts.ts';
import { nearestAddress } from '../content/routes/explain-address.ts';
import { findMovedAddresses, findRedirects } from '../content/routes/moved-addresses.ts';
import type { Route } from '../content/routes/route.ts';
import { SITE_FILE } from '../content/site-file.ts';
import type { Diagnostic, Explanation } from '../diagnostics/diagnostic.ts';
import { plural } from '../diagnostics/format-totals.ts';
import type { SiteContext } from './rule-context.ts';

/** Reports each lost address. Reports all pages that are missing in the list of addresses in one diagnostic. */
export const lostAddresses: Rule<Context> = { ids: ['route/gone', 'route/unlisted'], run: checkAddresses };

type Context = Pick<SiteContext, 'files' | 'routes' | 'unpublished' | 'drafts'>;

function checkAddresses(context: Context): Diagnostic[] {
  const { files, routes, unpublished, drafts } = context;
  const list = findFacts(files, 'addresses');
  const pages = valueAt(list?.data, ['pages']);
  if (list === undefined || !Array.isArray(pages)) return [];
  const targets = findRedirects(files)?.targets ?? new Map();
  const currentPages = routes.filter(({ status }) => status === 200);
  const currentAddresses = currentPages.map(({ path }) => path);
  // Later pages of a list depend on the number of its records, and a draft may never be published.
  const permanent = currentPages
    .filter(({ pagination, draft }) => pagination.number === 1 && !draft)
    .map(({ path }) => path);
  const scheduled = unpublished.filter(({ from }) => from !== undefined).map(({ address }) => address);
  // The address of a scheduled page is not lost. The address of a draft is, unless drafts are shown.
  const expected = drafts ? unpublished.map(({ address }) => address) : scheduled;
  const validAddresses = new Set([...currentAddresses, ...expected, ...targets.keys()]);
  const moved = findMovedAddresses(context);
  const lost = pages.flatMap((address: unknown, index): Diagnostic[] =>
    typeof address !== 'string' || validAddresses.has(address)
      ? []
      : [
          {
            ...locationOf({ file: list.file, path: ['pages', index] }),
            ...explainLost(address, currentAddresses, moved),
          },
        ],
  );
  const unlisted = [...permanent, ...scheduled].filter((path) => !pages.includes(path)).sort();
  return unlisted.length === 0 ? lost : [...lost, explainUnlisted(list.file, unlisted)];
}

function explainLost(
  address: string,
  currentAddresses: readonly string[],
  moved: ReadonlyMap<string, string>,
): Explanation {
  const nearest =
    moved.get(address) ?? nearestAddress(address, currentAddresses) ?? parentPage(address, currentAddresses);
  return {
    rule: 'route/gone',
    message: `${address} was an address of the site, and has neither a page nor a redirect.`,
    fix: `Add to "redirects" in ${SITE_FILE} its new address, such as "${address}: ${nearest}", or "${address}: gone". Remove the line if the page was never published.`,
  };
}

/** Returns the address of the nearest parent page, or of the home page. */
function parentPage(address: string, currentAddresses: readonly string[]): string {
  const parent = address.slice(0, address.lastIndexOf('/'));
  return parent === ''
    ? '/'
    : currentAddresses.includes(parent)
      ? parent
      : parentPage(parent, currentAddresses);
}

function explainUnlisted(file: string, unlisted: readonly Route['path'][]): Diagnostic {
  const [first = '', ...others] = unlisted;
  return {
    rule: 'route/unlisted',
    location: { file, path: ['pages'], part: 'key' },
    message: `${first}${others.length === 0 ? ' is' : ` and ${plural(others.length, 'other page')} are`} not in the list of addresses.`,
    fix: { yaml: unlisted.map((path) => `- ${path}`).join('\n'), isAddition: true },
  };
}
