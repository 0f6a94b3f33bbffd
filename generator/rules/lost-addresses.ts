/** No address dies unsaid: where the site has once been found, something is, leads on in one step or is said to be gone. */
import { dirname } from 'node:path/posix';
import { isPlainObject, valueAt } from '../../schema/data-path.ts';
import { GONE } from '../../schema/index.ts';
import { readFormSettings } from '../../templates/message-form.ts';
import type { ContentFile } from '../content/content-file.ts';
import { placeOf } from '../content/content-text.ts';
import { findFacts } from '../content/find-facts.ts';
import { SITE_FILE } from '../content/find-languages.ts';
import type { Route } from '../content/routes/route.ts';
import type { Diagnostic, Explanation } from '../diagnostics/diagnostic.ts';
import { plural } from '../diagnostics/format-totals.ts';
import { explainAddress, explainUnpublished, nearestAddress } from './broken-links.ts';
import type { RuleContext } from './rule-context.ts';

type Site = Pick<RuleContext, 'languages' | 'unpublished'> & {
  readonly routes: ReadonlyMap<string, Route>;
  /** What the site itself has at an address where a redirect would be in the way. */
  readonly ownUse: (address: string) => string | undefined;
};

/** One problem for each redirect that hosts could not follow, or that would lead nowhere. */
export function checkRedirects(
  context: Pick<RuleContext, 'files' | 'routes' | 'languages' | 'unpublished'>,
): Diagnostic[] {
  const { files, routes, languages, unpublished } = context;
  const redirects = findRedirects(files);
  if (redirects === undefined) return [];
  const pages = routes.filter(({ status }) => status === 200);
  const ownUse = (address: string) => findOwnUse(address, redirects.formAction, routes);
  const site = { routes: new Map(pages.map((route) => [route.path, route])), languages, unpublished, ownUse };
  return [...redirects.targets].flatMap(([from, to]): Diagnostic[] => {
    const place = placeOf({ file: redirects.file, path: ['redirects', from] });
    const start = explainStart(from, site);
    if (start !== undefined) return [{ ...place, place: { ...place.place, part: 'key' }, ...start }];
    const end = typeof to !== 'string' || to === GONE ? undefined : explainEnd({ from, to }, redirects, site);
    return end === undefined ? [] : [{ ...place, ...end }];
  });
}

/** The file of the settings, where each old address leads now, and the form; nothing in them is trusted. */
type WrittenRedirects = {
  readonly file: string;
  readonly targets: ReadonlyMap<string, unknown>;
  readonly formAction: string;
};

/** The redirects; undefined when the settings cannot be read. */
function findRedirects(files: readonly ContentFile[]): WrittenRedirects | undefined {
  const site = findFacts(files, 'site');
  const redirects = valueAt(site?.data, ['redirects']);
  if (site === undefined) return undefined;
  return {
    file: site.file,
    targets: new Map(isPlainObject(redirects) ? Object.entries(redirects) : []),
    formAction: readFormSettings(site.data).formAction,
  };
}

/** What the site itself has at an address where no page to read is; undefined where that is nothing. */
function findOwnUse(address: string, formAction: string, routes: RuleContext['routes']): string | undefined {
  if (address === formAction.replace(/\/*(?:[?#].*)?$/su, '')) return 'where the form sends its messages';
  if (/^\/assets(?:\/|$)/u.test(address)) return 'where pages find their scripts, styles and pictures';
  if (/^\/api(?:\/|$)/u.test(address)) return 'where programs answer, such as that of the form';
  const isMissing = routes.some(({ path, status }) => path === address && status === 404);
  return isMissing ? 'the page that says that nothing is there' : undefined;
}

/** The form that every address of a page has; hosts would take other signs for patterns. */
const addressForm = /^(?!.*\/index$)(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/u;

function explainStart(from: string, { routes, languages, ownUse }: Site): Explanation | undefined {
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
  const use = ownUse(from);
  if (use !== undefined) {
    return {
      rule,
      message: `"${from}" is ${use}. A redirect would be in the way.`,
      fix: 'Remove the redirect.',
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
  if (!targets.has(to)) return explainUnpublished(to, site.unpublished) ?? explainAddress(to, site);
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

/**
 * Returns the addresses that pages had, each with the one that its page has now: where it is redirected, or, where one
 * page is gone from a folder of addresses and one is new there, that of the new one.
 */
export function findMovedAddresses({
  files,
  routes,
}: Pick<RuleContext, 'files' | 'routes'>): ReadonlyMap<string, string> {
  const targets = findRedirects(files)?.targets ?? new Map<string, unknown>();
  const now = new Set(routes.flatMap(({ path, status }) => (status === 200 ? path : [])));
  const redirected = [...targets].flatMap(([from, to]) =>
    typeof to === 'string' && now.has(to) ? [[from, to] as const] : [],
  );
  const listed = valueAt(findFacts(files, 'addresses')?.data, ['pages']);
  const before = Array.isArray(listed) ? listed.filter((path) => typeof path === 'string') : [];
  if (before.length === 0) return new Map(redirected);
  const gone = Map.groupBy(
    before.filter((path) => !now.has(path) && !targets.has(path)),
    (path) => dirname(path),
  );
  const added = Map.groupBy(
    routes.filter(({ path, part }) => part.number === 1 && now.has(path) && !before.includes(path)),
    ({ path }) => dirname(path),
  );
  const renamed = [...gone].flatMap(([folder, [from, ...others]]) => {
    const [to, ...more] = added.get(folder) ?? [];
    if (from === undefined || to === undefined || others.length + more.length > 0) return [];
    return [[from, to.path] as const];
  });
  return new Map([...redirected, ...renamed]);
}

/** One problem for each address that is lost, and one for the pages that the list lacks; none without a list. */
export function checkAddresses(
  context: Pick<RuleContext, 'files' | 'routes' | 'unpublished' | 'drafts'>,
): Diagnostic[] {
  const { files, routes, unpublished, drafts } = context;
  const list = findFacts(files, 'addresses');
  const pages = valueAt(list?.data, ['pages']);
  if (list === undefined || !Array.isArray(pages)) return [];
  const targets = findRedirects(files)?.targets ?? new Map();
  const pagesNow = routes.filter(({ status }) => status === 200);
  const known = pagesNow.map(({ path }) => path);
  // The further pages of a list come and go with its records, and a draft may never be published.
  const lasting = pagesNow.filter(({ part, draft }) => part.number === 1 && !draft).map(({ path }) => path);
  const later = unpublished.filter(({ from }) => from !== undefined).map(({ address }) => address);
  // One that is not there yet is not lost; one that has become a draft is, where drafts are not shown.
  const expected = drafts ? unpublished.map(({ address }) => address) : later;
  const isThere = new Set([...known, ...expected, ...targets.keys()]);
  const moved = findMovedAddresses(context);
  const lost = pages.flatMap((address: unknown, index): Diagnostic[] =>
    typeof address !== 'string' || isThere.has(address)
      ? []
      : [{ ...placeOf({ file: list.file, path: ['pages', index] }), ...explainLost(address, known, moved) }],
  );
  const unlisted = [...lasting, ...later].filter((path) => !pages.includes(path)).sort();
  return unlisted.length === 0 ? lost : [...lost, explainUnlisted(list.file, unlisted)];
}

function explainLost(
  address: string,
  known: readonly string[],
  moved: ReadonlyMap<string, string>,
): Explanation {
  const nearest = moved.get(address) ?? nearestAddress(address, known) ?? pageAbove(address, known);
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
