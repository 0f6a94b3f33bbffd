/** Links lead to pages and sections that exist and are published, without a language, by a safe scheme. */
import { basename } from 'node:path/posix';
import { addressExamples, addressFiles, explainTelLink } from '../../schema/index.ts';
import type { FileKind } from '../content/content-file.ts';
import { placeOf } from '../content/content-text.ts';
import { findFacts } from '../content/find-facts.ts';
import type { Route } from '../content/routes/route.ts';
import { isHeld, stateOf, type UnpublishedRecord } from '../content/routes/unpublished-records.ts';
import { stringsIn } from '../content/values-in.ts';
import type { Diagnostic, Explanation } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/suggest.ts';
import type { RuleContext, TextLink } from './rule-context.ts';

/** A page as far as links need it: its address without a language, and ids on it. */
type LinkedRoute = Pick<Route, 'path' | 'anchors'>;
type Site = {
  readonly routes: ReadonlyMap<string, LinkedRoute>;
  readonly languages: readonly string[];
  readonly unpublished?: readonly UnpublishedRecord[] | undefined;
  /** Addresses that pages had, with those that they have now. @default none */
  readonly moved?: ReadonlyMap<string, string> | undefined;
  /** The advice where no page is near. @default to write the whole address */
  readonly otherwise?: string;
};

/** One problem for each link that cannot be followed. */
export function checkLinks({ links, routes, ...rest }: LinkSources): Diagnostic[] {
  const site = { ...rest, routes: new Map(routes.map((route) => [route.path, route])) };
  return links.flatMap((link) => {
    const { target, start } = link;
    const problem = target === '' ? undefined : explainTarget(target, site, link.kind);
    return problem === undefined ? [] : [{ ...placeOf(link, { start, length: target.length }), ...problem }];
  });
}

type LinkSources = Pick<Site, 'languages' | 'unpublished' | 'moved'> & {
  readonly links: readonly TextLink[];
  readonly routes: readonly LinkedRoute[];
};

/** One problem for each string in a shared file that begins with a slash and leads to no page, or no section of one. */
export function checkNavigation(
  context: Pick<RuleContext, 'files' | 'routes' | 'unpublished'> & Pick<Site, 'moved'>,
): Diagnostic[] {
  const { files, routes, unpublished, moved } = context;
  const known = new Map(routes.map((route) => [route.path, route]));
  const site = { routes: known, languages: [], moved, otherwise: 'Remove it until the page exists.' };
  return addressFiles.flatMap((name) => {
    const facts = findFacts(files, name);
    return stringsIn(facts?.data)
      .filter(([, text]) => text.startsWith('/'))
      .flatMap(([path, target]) => {
        const problem =
          explainUnpublished(target.replace(/#.*$/su, ''), unpublished) ?? explainAddress(target, site);
        return problem === undefined ? [] : [{ ...placeOf({ file: facts?.file ?? '', path }), ...problem }];
      });
  });
}

function explainTarget(target: string, site: Site, source: FileKind): Explanation | undefined {
  const scheme = /^(?:(?<name>[a-z][a-z0-9+.-]*):|\/\/)/iu.exec(target);
  if (scheme === null) {
    const problem = explainUnpublished(target, site.unpublished);
    if (problem === undefined) return explainAddress(target, site);
    // What is not published may lead to what is not, either.
    return isHeld(source, site.unpublished) ? undefined : problem;
  }
  return explainScheme(target, scheme.groups?.name ?? '//');
}

function explainScheme(target: string, scheme: string): Explanation | undefined {
  if (scheme === 'mailto') return undefined;
  if (scheme === 'tel') {
    const problem = explainTelLink(target);
    if (problem === undefined) return undefined;
    const fix = 'Write tel: and the number with + and country code, or its placeholder.';
    return { rule: 'link/scheme', message: `"${target}" ${problem}.`, fix };
  }
  if (scheme === 'https' && URL.canParse(target)) return undefined;
  const secure = `https:${target.replace(/^https?:/iu, '')}`;
  const isWeb = /^(?:https?|\/\/)$/iu.test(scheme);
  return {
    rule: 'link/scheme',
    message: `"${target}" is no link that the site allows: https, mailto, tel or an address on the site.`,
    fix:
      isWeb && URL.canParse(secure)
        ? `Write ${secure}`
        : `Link to a page of the site, such as ${addressExamples.path}.`,
  };
}

const { path: page, section } = addressExamples;
const wholeAddress = `Write the whole address of a page, such as ${page} or ${section}.`;

/** The problem of an address on the site that leads to no page, or to none in every language. */
export function explainAddress(
  target: string,
  { routes, languages, moved, otherwise = wholeAddress }: Site,
): Explanation | undefined {
  const path = target.replace(/#.*$/su, '');
  const anchor = target.slice(path.length + 1);
  const route = routes.get(path);
  if (route !== undefined) return anchor === '' ? undefined : explainAnchor(route, anchor);
  const known = [...routes.keys()];
  const [, first = '', ...rest] = path.split('/');
  if (languages.includes(first)) {
    const plain = `/${rest.join('/')}`;
    return {
      rule: 'link/language',
      message: `"${target}" names a language. Every page links to its own language by itself.`,
      fix: `Write ${nearestAddress(plain, known) ?? plain}${target.slice(path.length)}`,
    };
  }
  const renamed = moved?.get(path);
  if (renamed !== undefined) {
    return {
      rule: 'link/broken',
      message: `"${target}" leads to no page of the site any more. The page is probably ${renamed} now.`,
      fix: `Write ${renamed}${target.slice(path.length)}`,
    };
  }
  const meant = path === '' ? undefined : nearestAddress(path.startsWith('/') ? path : `/${path}`, known);
  return {
    rule: 'link/broken',
    message: `"${target}" leads to no page of the site.${meant === undefined ? '' : ` The nearest is ${meant}.`}`,
    fix: meant === undefined ? otherwise : `Write ${meant}${target.slice(path.length)}`,
  };
}

/** The problem of a section that a page does not have. */
function explainAnchor({ path, anchors }: LinkedRoute, anchor: string): Explanation | undefined {
  if (anchors.includes(anchor)) return undefined;
  const meant = nearest(anchor, anchors);
  return {
    rule: 'link/anchor',
    message: `The page ${path} has no section "${anchor}".${meant === undefined ? '' : ` The nearest is "${meant}".`}`,
    fix:
      meant !== undefined
        ? `Write ${path}#${meant}`
        : anchors.length === 0
          ? `Write ${path}, which has no sections to link to.`
          : `Its sections: ${anchors.slice(0, 12).join(', ')}${anchors.length > 12 ? ', …' : ''}.`,
  };
}

/** The nearest known address: by letters, without a slash at the end, or by its last part. */
export function nearestAddress(address: string, known: readonly string[]): string | undefined {
  const plain = address.toLowerCase().replace(/(?<=.)\/+$|\.html$/gu, '');
  if (known.includes(plain)) return plain;
  const last = basename(plain);
  return nearest(plain, known) ?? known.find((path) => last !== '' && basename(path) === last);
}

/** One note for each record that is held back. */
export function reportUnpublishedRecords({ unpublished }: Pick<RuleContext, 'unpublished'>): Diagnostic[] {
  return unpublished.map((record) => ({
    rule: 'route/held-back',
    ...placeOf({ file: record.file, path: [record.from === undefined ? 'draft' : 'published'] }),
    message: `${record.address} is not published: it ${stateOf(record)}.`,
    fix: `npm run generate -- ${record.from === undefined ? '--drafts' : `--date ${record.from}`} shows it.`,
  }));
}

/** The problem of an address that leads to the page of such a record; undefined for all others. */
export function explainUnpublished(
  target: string,
  unpublished: readonly UnpublishedRecord[] = [],
): Explanation | undefined {
  const record = unpublished.find(({ address }) => address === target.replace(/#.*$/su, ''));
  return (
    record && {
      rule: 'link/broken',
      message: `"${target}" leads to a page that is not published: it ${stateOf(record)}.`,
      fix: 'Link to it when it is published.',
    }
  );
}
