/** A redirect leads from an address without a page to one that has a page, in one step. */
import { GONE } from '../../../schema/index.ts';
import { memoizePerObject } from '../../../schema/memoize-per-object.ts';
import { locationOf } from '../../content/content-text.ts';
import {
  addressDiagnostic,
  findRedirects,
  unpublishedDiagnostic,
  type WrittenRedirects,
} from '../../content/routes/addresses.ts';
import type { Route } from '../../content/routes/route.ts';
import type { Diagnostic, Explanation } from '../../diagnostics/diagnostic.ts';
import type { SiteContext } from '../rule-context.ts';

type Site = Pick<SiteContext, 'languages' | 'unpublished'> & {
  readonly routes: ReadonlyMap<string, Route>;
  /** Besides ordinary pages; undefined when nothing uses the address. */
  readonly otherUse: (address: string) => string | undefined;
};

type Context = Pick<SiteContext, 'files' | 'routes' | 'languages' | 'unpublished'>;

export const findRedirectProblems = memoizePerObject(
  ({ files, routes, languages, unpublished }: Context): readonly Diagnostic[] => {
    const written = findRedirects(files);
    if (written === undefined) return [];
    const pages = routes.filter(({ status }) => status === 200);
    const otherUse = (address: string) => findOtherUse(address, written.formAction, routes);
    const site = {
      routes: new Map(pages.map((route) => [route.path, route])),
      languages,
      unpublished,
      otherUse,
    };
    return [...written.targets].flatMap(([from, to]): Diagnostic[] => {
      const location = locationOf({ file: written.file, path: ['redirects', from] });
      const sourceProblem = explainSource(from, site);
      if (sourceProblem !== undefined) {
        const [message, fix] = sourceProblem;
        const key = { ...location.location, part: 'key' } as const;
        return [{ ...location, rule: 'route/redirect', location: key, message, fix }];
      }
      if (typeof to !== 'string' || to === GONE) return [];
      const targetProblem = targetDiagnostic({ from, to }, written, site);
      return targetProblem === undefined ? [] : [{ ...location, ...targetProblem }];
    });
  },
);

function findOtherUse(
  address: string,
  formAction: string,
  routes: SiteContext['routes'],
): string | undefined {
  if (address === formAction.replace(/\/*(?:[?#].*)?$/su, '')) return 'the address of the form';
  if (/^\/(?:assets|share)(?:\/|$)/u.test(address)) return 'the folder of scripts, styles and pictures';
  if (/^\/api(?:\/|$)/u.test(address)) return 'the folder of endpoints, such as that of the form';
  const isErrorPage = routes.some(({ path, status }) => path === address && status === 404);
  return isErrorPage ? 'an error page' : undefined;
}

/** Hosts would interpret other characters as patterns. */
const addressForm = /^(?!.*\/index$)(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/u;

function explainSource(
  from: string,
  { routes, languages, otherUse }: Site,
): readonly [message: string, fix: string] | undefined {
  if (!addressForm.test(from)) {
    const fix = 'Write it without language, extension and trailing slash: /old-page.';
    return [`"${from}" is not a valid address of a page.`, fix];
  }
  const [, first = '', ...rest] = from.split('/');
  if (languages.includes(first))
    return [`"${from}" names a language. A redirect applies to every language.`, `Write /${rest.join('/')}`];
  const use = otherUse(from);
  if (use !== undefined) return [`"${from}" is ${use}. A redirect would replace it.`, 'Remove the redirect.'];
  if (!routes.has(from)) return undefined;
  const message = `"${from}" is the address of a page, which the redirect would hide.`;
  return [message, 'Remove the redirect, or rename the page.'];
}

function targetDiagnostic(
  { from, to }: { readonly from: string; readonly to: string },
  { targets }: WrittenRedirects,
  site: Site,
): Explanation | undefined {
  if (!targets.has(to)) return unpublishedDiagnostic(to, site.unpublished) ?? addressDiagnostic(to, site);
  const last = followFrom(to, targets);
  return {
    rule: 'route/redirect',
    message: `"${from}" leads to "${to}", which is also redirected${last === undefined ? ', in a cycle' : ''}.`,
    fix: last === undefined ? 'Write the address of a page.' : `Write ${last}`,
  };
}

/** Undefined in a cycle. */
function followFrom(start: string, targets: WrittenRedirects['targets']): string | undefined {
  const visited = new Set<string>();
  let address = start;
  while (targets.has(address) && !visited.has(address)) {
    visited.add(address);
    address = String(targets.get(address));
  }
  return visited.has(address) ? undefined : address;
}
