/** Redirects lead from addresses that no page has to pages, in one step. */
import { GONE } from '../../schema/index.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Route } from '../routes/route.ts';
import { explainAddress } from './check-links.ts';
import { placeOf } from './content-text.ts';
import { findRedirects, type WrittenRedirects } from './find-redirects.ts';
import type { Look } from './look.ts';
import { explainHeld } from './tell-held-records.ts';

type Site = Pick<Look, 'languages' | 'held'> & { readonly routes: ReadonlyMap<string, Route> };
type Problem = Pick<Diagnostic, 'rule' | 'message' | 'fix'>;

/** One problem for each redirect that hosts could not follow, or that would lead nowhere. */
export function checkRedirects({
  files,
  routes,
  languages,
  held = [],
}: Pick<Look, 'files' | 'routes' | 'languages' | 'held'>): Diagnostic[] {
  const redirects = findRedirects(files);
  if (redirects === undefined) return [];
  const pages = routes.filter(({ status }) => status === 200);
  const site = { routes: new Map(pages.map((route) => [route.path, route])), languages, held };
  return [...redirects.targets].flatMap(([from, to]): Diagnostic[] => {
    const place = placeOf({ file: redirects.file, path: ['redirects', from] });
    const start = explainStart(from, site);
    if (start !== undefined) return [{ ...place, place: { ...place.place, part: 'key' }, ...start }];
    const end = typeof to !== 'string' || to === GONE ? undefined : explainEnd({ from, to }, redirects, site);
    return end === undefined ? [] : [{ ...place, ...end }];
  });
}

/** The form that every address of a page has; hosts would take other signs for patterns. */
const addressForm = /^(?!.*\/index$)(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/u;

function explainStart(from: string, { routes, languages }: Site): Problem | undefined {
  const rule = 'route/redirect';
  if (!addressForm.test(from)) {
    return {
      rule,
      message: `"${from}" is no address that a page can have had.`,
      fix: 'Write it without language, ending and last slash: /old-page.',
    };
  }
  const [, first = '', ...rest] = from.split('/');
  if (languages.includes(first)) {
    return {
      rule,
      message: `"${from}" names a language. A redirect holds in every language by itself.`,
      fix: `Write /${rest.join('/')}`,
    };
  }
  if (!routes.has(from)) return undefined;
  return {
    rule,
    message: `"${from}" is the address of a page, which nobody would see any more.`,
    fix: 'Remove the redirect, or rename the page.',
  };
}

function explainEnd(
  { from, to }: { readonly from: string; readonly to: string },
  { targets }: WrittenRedirects,
  site: Site,
): Problem | undefined {
  if (!targets.has(to)) return explainHeld(to, site.held) ?? explainAddress(to, site);
  const last = followFrom(to, targets);
  return {
    rule: 'route/redirect',
    message: `"${from}" leads to "${to}", which leads on${last === undefined ? ' in a circle' : ''}.`,
    fix: last === undefined ? 'Write the address of a page.' : `Write ${last}`,
  };
}

/** Where somebody arrives at last; undefined in a circle. */
function followFrom(start: string, targets: WrittenRedirects['targets']): string | undefined {
  const seen = new Set<string>();
  let at = start;
  while (targets.has(at) && !seen.has(at)) {
    seen.add(at);
    at = String(targets.get(at));
  }
  return seen.has(at) ? undefined : at;
}
