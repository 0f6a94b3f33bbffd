/** A redirect leads from an address without a page to one that has a page, in one step. */
import { GONE } from '../../schema/index.ts';
import type { Rule } from '../../schema/rule.ts';
import { locationOf } from '../content/content-text.ts';
import { explainAddress, explainUnpublished } from '../content/routes/explain-address.ts';
import { findRedirects, type WrittenRedirects } from '../content/routes/moved-addresses.ts';
import type { Route } from '../content/routes/route.ts';
import type { Diagnostic, Explanation } from '../diagnostics/diagnostic.ts';
import type { SiteContext } from './rule-context.ts';

type Site = Pick<SiteContext, 'languages' | 'unpublished'> & {
  readonly routes: ReadonlyMap<string, Route>;
  /** Returns how the site uses an address; undefined when a redirect may use it. */
  readonly ownUse: (address: string) => string | undefined;
};

/** Reports each invalid redirect, and each redirect without an existing target. */
export const redirects: Rule<Context> = {
  ids: ['route/redirect', 'link/broken', 'link/language', 'link/anchor'],
  run: checkRedirects,
};

type Context = Pick<SiteContext, 'files' | 'routes' | 'languages' | 'unpublished'>;

function checkRedirects({ files, routes, languages, unpublished }: Context): Diagnostic[] {
  const written = findRedirects(files);
  if (written === undefined) return [];
  const pages = routes.filter(({ status }) => status === 200);
  const ownUse = (address: string) => findOwnUse(address, written.formAction, routes);
  const site = { routes: new Map(pages.map((route) => [route.path, route])), languages, unpublished, ownUse };
  return [...written.targets].flatMap(([from, to]): Diagnostic[] => {
    const location = locationOf({ file: written.file, path: ['redirects', from] });
    const start = explainStart(from, site);
    if (start !== undefined)
      return [{ ...location, location: { ...location.location, part: 'key' }, ...start }];
    const end = typeof to !== 'string' || to === GONE ? undefined : explainEnd({ from, to }, written, site);
    return end === undefined ? [] : [{ ...location, ...end }];
  });
}

/** Returns how the site uses an address other than for a page; undefined for unused addresses. */
function findOwnUse(address: string, formAction: string, routes: SiteContext['routes']): string | undefined {
  if (address === formAction.replace(/\/*(?:[?#].*)?$/su, '')) return 'the address of the form';
  if (/^\/assets(?:\/|$)/u.test(address)) return 'the folder of scripts, styles and pictures';
  if (/^\/api(?:\/|$)/u.test(address)) return 'the folder of endpoints, such as that of the form';
  const isMissing = routes.some(({ path, status }) => path === address && status === 404);
  return isMissing ? 'an error page' : undefined;
}

/** Matches a valid address of a page. Hosts would interpret other characters as patterns. */
const addressForm = /^(?!.*\/index$)(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/u;

function explainStart(from: string, { routes, languages, ownUse }: Site): Explanation | undefined {
  const rule = 'route/redirect';
  if (!addressForm.test(from)) {
    return {
      rule,
      message: `"${from}" is not a valid address of a page.`,
      fix: 'Write it without language, extension and trailing slash: /old-page.',
    };
  }
  const [, first = '', ...rest] = from.split('/');
  if (languages.includes(first)) {
    return {
      rule,
      message: `"${from}" names a language. A redirect applies to every language.`,
      fix: `Write /${rest.join('/')}`,
    };
  }
  const use = ownUse(from);
  if (use !== undefined) {
    return {
      rule,
      message: `"${from}" is ${use}. A redirect would replace it.`,
      fix: 'Remove the redirect.',
    };
  }
  if (!routes.has(from)) return undefined;
  return {
    rule,
    message: `"${from}" is the address of a page, which the redirect would hide.`,
    fix: 'Remove the redirect, or rename the page.',
  };
}

function explainEnd(
  { from, to }: { readonly from: string; readonly to: string },
  { targets }: WrittenRedirects,
  site: Site,
): Explanation | undefined {
  if (!targets.has(to)) return explainUnpublished(to, site.unpublished) ?? explainAddress(to, site);
  const last = followFrom(to, targets);
  return {
    rule: 'route/redirect',
    message: `"${from}" leads to "${to}", which is also redirected${last === undefined ? ', in a cycle' : ''}.`,
    fix: last === undefined ? 'Write the address of a page.' : `Write ${last}`,
  };
}

/** Returns the last address of a chain of redirects; undefined in a circle. */
function followFrom(start: string, targets: WrittenRedirects['targets']): string | undefined {
  const seen = new Set<string>();
  let at = start;
  while (targets.has(at) && !seen.has(at)) {
    seen.add(at);
    at = String(targets.get(at));
  }
  return seen.has(at) ? undefined : at;
}
