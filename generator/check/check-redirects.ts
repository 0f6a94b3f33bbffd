/** Redirects lead from addresses that no page has to pages, in one step. */
import { isPlainObject, valueAt } from '../../schema/data-path.ts';
import { GONE } from '../../schema/index.ts';
import type { Diagnostic, Explanation } from '../diagnostics/diagnostic.ts';
import type { Route } from '../routes/route.ts';
import type { ContentFile } from '../validate/content-file.ts';
import { explainAddress } from './check-links.ts';
import { placeOf } from './content-text.ts';
import { findFacts } from './find-facts.ts';
import type { Look } from './look.ts';
import { explainHeld } from './tell-held-records.ts';

type Site = Pick<Look, 'languages' | 'held'> & { readonly routes: ReadonlyMap<string, Route> };

/** One problem for each redirect that hosts could not follow, or that would lead nowhere. */
export function checkRedirects(look: Pick<Look, 'files' | 'routes' | 'languages' | 'held'>): Diagnostic[] {
  const { files, routes, languages, held } = look;
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

/** The file of the settings, and where each old address leads now; nothing in them is trusted. */
type WrittenRedirects = { readonly file: string; readonly targets: ReadonlyMap<string, unknown> };

/** The redirects; undefined when the settings cannot be read. */
export function findRedirects(files: readonly ContentFile[]): WrittenRedirects | undefined {
  const site = findFacts(files, 'site');
  const redirects = valueAt(site?.data, ['redirects']);
  if (site === undefined) return undefined;
  return { file: site.file, targets: new Map(isPlainObject(redirects) ? Object.entries(redirects) : []) };
}

/** The form that every address of a page has; hosts would take other signs for patterns. */
const addressForm = /^(?!.*\/index$)(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/u;

function explainStart(from: string, { routes, languages }: Site): Explanation | undefined {
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
): Explanation | undefined {
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
