import { basename, dirname } from 'node:path/posix';
import { isPlainObject, valueAt } from '../../../schema/data-path.ts';
import { addressExamples } from '../../../schema/index.ts';
import { readFormSettings } from '../../../templates/form/message-form.ts';
import type { Explanation } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/suggest.ts';
import type { ContentFile } from '../content-file.ts';
import { findFacts } from '../find-facts.ts';
import type { Route } from './route.ts';
import { describeStatus, type UnpublishedRecord } from './unpublished-records.ts';

/** In order. Addresses in the first language have no prefix. */
export type LanguageOrder = readonly { readonly tag: string }[];

/** `/guide`, `/en/guide`; home pages are `/` and `/en/`. */
export const addressOf = (path: string, language: string, languages: LanguageOrder): string =>
  languages[0]?.tag === language ? path : `/${language}${path}`;

/** Without query and anchor; the written path when its encoding is invalid. */
export function decodePath(address: string): string {
  const path = address.replace(/[?#].*$/su, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The old address and its variant, such as `/guide/`. Each is one line in the files of hosts. */
export const listRedirectForms = (address: string): readonly string[] => [address, `${address}/`];

export const feedPathOf = (address: string): string => `${address}/feed.xml`;

/** `/` is `index.html`, `/en/guide` is `en/guide.html`. */
export const outputPathOf = (address: string): string =>
  address.endsWith('/') ? `${address.slice(1)}index.html` : `${address.slice(1)}.html`;

export type LinkedRoute = Pick<Route, 'path' | 'anchors'>;
export type KnownAddresses = {
  readonly routes: ReadonlyMap<string, LinkedRoute>;
  readonly languages: readonly string[];
  readonly moved?: ReadonlyMap<string, string> | undefined;
  /** The fix when no page has a similar address. @default to write the whole address */
  readonly fallbackFix?: string;
};

const { path: page, section } = addressExamples;
const wholeAddressFix = `Write the whole address of a page, such as ${page} or ${section}.`;

/** For an address without a page, with a language or an unknown anchor; undefined for valid ones. */
export function addressDiagnostic(
  target: string,
  { routes, languages, moved, fallbackFix = wholeAddressFix }: KnownAddresses,
): Explanation | undefined {
  const path = target.replace(/#.*$/su, '');
  const anchor = target.slice(path.length + 1);
  const route = routes.get(path);
  if (route !== undefined) return anchor === '' ? undefined : anchorDiagnostic(route, anchor);
  const paths = [...routes.keys()];
  const [, first = '', ...rest] = path.split('/');
  if (languages.includes(first)) {
    const withoutLanguage = `/${rest.join('/')}`;
    return {
      rule: 'link/language',
      message: `"${target}" names a language. Pages link to their own language automatically.`,
      fix: `Write ${nearestAddress(withoutLanguage, paths) ?? withoutLanguage}${target.slice(path.length)}`,
    };
  }
  const currentAddress = moved?.get(path);
  if (currentAddress !== undefined) {
    return {
      rule: 'link/broken',
      message: `"${target}" no longer exists. The page is probably ${currentAddress} now.`,
      fix: `Write ${currentAddress}${target.slice(path.length)}`,
    };
  }
  const similar = path === '' ? undefined : nearestAddress(path.startsWith('/') ? path : `/${path}`, paths);
  return {
    rule: 'link/broken',
    message: `"${target}" is not the address of a page.${similar === undefined ? '' : ` The nearest is ${similar}.`}`,
    fix: similar === undefined ? fallbackFix : `Write ${similar}${target.slice(path.length)}`,
  };
}

/** Undefined when the page has the anchor. */
function anchorDiagnostic({ path, anchors }: LinkedRoute, anchor: string): Explanation | undefined {
  if (anchors.includes(anchor)) return undefined;
  const similar = nearest(anchor, anchors);
  return {
    rule: 'link/anchor',
    message: `The page ${path} has no section "${anchor}".${similar === undefined ? '' : ` The nearest is "${similar}".`}`,
    fix:
      similar !== undefined
        ? `Write ${path}#${similar}`
        : anchors.length === 0
          ? `Write ${path}, which has no sections to link to.`
          : `Its sections: ${anchors.slice(0, 12).join(', ')}${anchors.length > 12 ? ', …' : ''}.`,
  };
}

/** Ignores case, a trailing slash and `.html`; or an address with the same last segment. */
export function nearestAddress(address: string, known: readonly string[]): string | undefined {
  const normalized = address.toLowerCase().replace(/(?<=.)\/+$|\.html$/gu, '');
  if (known.includes(normalized)) return normalized;
  const lastSegment = basename(normalized);
  const hasSameSegment = (path: string) => lastSegment !== '' && basename(path) === lastSegment;
  return nearest(normalized, known) ?? known.find(hasSameSegment);
}

/** Undefined for every address that is not of an unpublished record. */
export function unpublishedDiagnostic(
  target: string,
  unpublished: readonly UnpublishedRecord[] = [],
): Explanation | undefined {
  const record = unpublished.find(({ address }) => address === target.replace(/#.*$/su, ''));
  return (
    record && {
      rule: 'link/broken',
      message: `"${target}" leads to a page that is not published: it ${describeStatus(record)}.`,
      fix: 'Link to it when it is published.',
    }
  );
}

/** The targets may be invalid. */
export type WrittenRedirects = {
  readonly file: string;
  readonly targets: ReadonlyMap<string, unknown>;
  readonly formAction: string;
};

/** Undefined when the settings cannot be read. */
export function findRedirects(files: readonly ContentFile[]): WrittenRedirects | undefined {
  const site = findFacts(files, 'site');
  const redirects = valueAt(site?.data, ['redirects']);
  if (site === undefined) return undefined;
  return {
    file: site.file,
    targets: new Map(isPlainObject(redirects) ? Object.entries(redirects) : []),
    formAction: readFormSettings(site.data).formAction,
  };
}

/** When one page of a folder was removed and one was added, the old address maps to the new one. */
export function findMovedAddresses(
  files: readonly ContentFile[],
  routes: readonly Route[],
): ReadonlyMap<string, string> {
  const targets = findRedirects(files)?.targets ?? new Map<string, unknown>();
  const currentPaths = new Set(routes.flatMap(({ path, status }) => (status === 200 ? path : [])));
  const redirected = [...targets].flatMap(([from, to]) =>
    typeof to === 'string' && currentPaths.has(to) ? [[from, to] as const] : [],
  );
  const recorded = findAddressList(files)?.pages ?? [];
  const recordedPaths = recorded.filter((path) => typeof path === 'string');
  if (recordedPaths.length === 0) return new Map(redirected);
  const removed = Map.groupBy(
    recordedPaths.filter((path) => !currentPaths.has(path) && !targets.has(path)),
    (path) => dirname(path),
  );
  const added = Map.groupBy(
    routes.filter(
      ({ path, pagination }) =>
        pagination.number === 1 && currentPaths.has(path) && !recordedPaths.includes(path),
    ),
    ({ path }) => dirname(path),
  );
  const renamed = [...removed].flatMap(([folder, [from, ...others]]) => {
    const [to, ...more] = added.get(folder) ?? [];
    if (from === undefined || to === undefined || others.length + more.length > 0) return [];
    return [[from, to.path] as const];
  });
  return new Map([...redirected, ...renamed]);
}

/** Undefined when the list cannot be read. */
export function findAddressList(files: readonly ContentFile[]) {
  const list = findFacts(files, 'addresses');
  const pages: unknown = valueAt(list?.data, ['pages']);
  return list === undefined || !Array.isArray(pages)
    ? undefined
    : { file: list.file, pages: pages as readonly unknown[] };
}
