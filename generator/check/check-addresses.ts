/** No address dies unsaid: where the site has once been found, something is, leads on or is said to be gone. */
import { valueAt } from '../../schema/data-path.ts';
import type { Diagnostic, Explanation } from '../diagnostics/diagnostic.ts';
import { plural } from '../diagnostics/format-totals.ts';
import type { Route } from '../routes/route.ts';
import { SITE_FILE } from '../validate/find-languages.ts';
import { nearestAddress } from './check-links.ts';
import { findRedirects } from './check-redirects.ts';
import { placeOf } from './content-text.ts';
import { findFacts } from './find-facts.ts';
import type { Look } from './look.ts';

/** One problem for each address that is lost, and one for the pages that the list lacks; none without a list. */
export function checkAddresses(look: Pick<Look, 'files' | 'routes' | 'held' | 'drafts'>): Diagnostic[] {
  const { files, routes, held, drafts } = look;
  const list = findFacts(files, 'addresses');
  const pages = valueAt(list?.data, ['pages']);
  if (list === undefined || !Array.isArray(pages)) return [];
  const targets = findRedirects(files)?.targets ?? new Map();
  const pagesNow = routes.filter(({ status }) => status === 200);
  const known = pagesNow.map(({ path }) => path);
  // The further pages of a list come and go with its records, and a draft may never be published.
  const lasting = pagesNow.filter(({ part, draft }) => part.number === 1 && !draft).map(({ path }) => path);
  const later = held.filter(({ from }) => from !== undefined).map(({ address }) => address);
  // One that is not there yet is not lost; one that has become a draft is, where drafts are not shown.
  const expected = drafts ? held.map(({ address }) => address) : later;
  const isThere = new Set([...known, ...expected, ...targets.keys()]);
  const lost = pages.flatMap((address: unknown, index): Diagnostic[] =>
    typeof address !== 'string' || isThere.has(address)
      ? []
      : [{ ...placeOf({ file: list.file, path: ['pages', index] }), ...explainLost(address, known) }],
  );
  const unlisted = [...lasting, ...later].filter((path) => !pages.includes(path)).sort();
  return unlisted.length === 0 ? lost : [...lost, explainUnlisted(list.file, unlisted)];
}

function explainLost(address: string, known: readonly string[]): Explanation {
  const nearest = nearestAddress(address, known) ?? pageAbove(address, known);
  return {
    rule: 'route/gone',
    message: `The site was found at ${address}, and nothing is there any more.`,
    fix: `Add to "redirects" in ${SITE_FILE} where it leads now, such as "${address}: ${nearest}", or "${address}: gone". Remove the line if the page was never published.`,
  };
}

/** The nearest page on the way up, which the home page ends. */
function pageAbove(address: string, known: readonly string[]): string {
  const above = address.slice(0, address.lastIndexOf('/'));
  return above === '' ? '/' : known.includes(above) ? above : pageAbove(above, known);
}

function explainUnlisted(file: string, unlisted: readonly Route['path'][]): Diagnostic {
  const [first = '', ...others] = unlisted;
  return {
    rule: 'route/unlisted',
    place: { file, path: ['pages'], part: 'key' },
    message: `${first}${others.length === 0 ? ' is' : ` and ${plural(others.length, 'other page')} are`} not in the list of addresses that the site may not lose.`,
    fix: { yaml: unlisted.map((path) => `- ${path}`).join('\n'), isAddition: true },
  };
}
