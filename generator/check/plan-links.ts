/** Which pages each page will link to, as far as content decides it: bars, lists, references and links in texts. */

import { valueAt } from '../../schema/data-path.ts';
import { collections, type PageOptions, pages, type TextFileName } from '../../schema/index.ts';
import { parseRichText } from '../model/parse-rich-text.ts';
import type { Route, RouteTarget } from '../routes/route.ts';
import type { ContentFile, FileKind } from '../validate/content-file.ts';
import { linksOf } from './check-links.ts';
import { findFacts } from './find-facts.ts';
import { listReferences } from './list-references.ts';
import type { WrittenText } from './written-text.ts';

/** From what links are planned. */
export type LinksPlanInput = {
  readonly files: readonly ContentFile[];
  readonly routes: readonly Route[];
  /** Texts of one language; links are the same in all. */
  readonly texts: readonly WrittenText[];
};

/** Addresses to which each address links. */
export type PlannedLinks = ReadonlyMap<string, ReadonlySet<string>>;

/** The frame of every page leads to these, beside the addresses of the navigation. */
const frameLinks = ['/', pages['site-map'].path];
const frameBars = ['topBar', 'menu', 'quickLinks', 'legal'];
const frameCollections: readonly string[] = ['services'];

/** The links of every page; addresses without a page may be among them. */
export function planLinks(input: LinksPlanInput): PlannedLinks {
  const navigation = findFacts(input.files, 'navigation')?.data;
  const paths = recordPaths(input.routes);
  const frame = [
    ...frameLinks,
    ...frameBars.flatMap((bar) => stringsIn(valueAt(navigation, [bar]))),
    ...pathsOf(frameCollections, paths),
  ];
  const own = Map.groupBy([...linksOfReferences(input, paths), ...linksOfTexts(input)], ({ from }) => from);
  return new Map(
    input.routes.map((route) => [
      route.path,
      new Set([
        ...frame,
        ...(route.parent === undefined ? [] : [route.parent]),
        ...pathsOf(optionsOf(route.target).lists ?? [], paths),
        ...linksOfLists(route.target, input.files, paths),
        ...(own.get(route.path) ?? []).map(({ to }) => to),
      ]),
    ]),
  );
}

type Link = { readonly from: string; readonly to: string };
/** Addresses of records by collection and id. */
type RecordPaths = ReadonlyMap<string, ReadonlyMap<string, string>>;

function recordPaths(routes: readonly Route[]): RecordPaths {
  const byCollection = new Map<string, Map<string, string>>();
  for (const { target, path } of routes) {
    if (target.type !== 'record') continue;
    const records = byCollection.get(target.name) ?? new Map<string, string>();
    byCollection.set(target.name, records.set(target.id, path));
  }
  return byCollection;
}

function pathsOf(names: readonly string[], paths: RecordPaths): string[] {
  return names.flatMap((name) => [...(paths.get(name)?.values() ?? [])]);
}

function optionsOf(target: RouteTarget): PageOptions {
  return target.type === 'page' ? pages[target.name] : collections[target.name];
}

/** Lists that stand in shared files: situations on the home page, the groups of the articles and the site map. */
function linksOfLists(target: RouteTarget, files: readonly ContentFile[], paths: RecordPaths): string[] {
  if (target.type !== 'page') return [];
  if (target.name === 'home') return stringsIn(valueAt(findFacts(files, 'navigation')?.data, ['needs']));
  if (target.name === 'articles') return stringsIn(findFacts(files, 'articles')?.data);
  if (target.name !== 'site-map') return [];
  const groups = valueAt(findFacts(files, 'navigation')?.data, ['siteMap']);
  if (!Array.isArray(groups)) return [];
  return groups.flatMap((group: unknown) => [
    ...stringsIn(valueAt(group, ['pages'])),
    ...pathsOf(stringsIn(valueAt(group, ['collections'])), paths),
  ]);
}

function linksOfReferences({ files }: LinksPlanInput, paths: RecordPaths): Link[] {
  return listReferences(files).flatMap(({ field, source, id, path }) => {
    const own = id === undefined ? undefined : paths.get(field.from)?.get(id);
    const named = paths.get(field.to)?.get(String(valueAt(source.data, path)));
    if (own === undefined || named === undefined) return [];
    const there = { from: own, to: named };
    return field.isListedThere === true ? [there, { from: named, to: own }] : [there];
  });
}

function linksOfTexts({ texts, routes }: LinksPlanInput): Link[] {
  const byKind = new Map(routes.map((route) => [targetKey(route.target), route.path]));
  return texts
    .filter(({ field, text }) => field.kind === 'rich' && text.includes(']('))
    .flatMap(({ kind, text }) => {
      const targets = linksOf(parseRichText(text).nodes).map(({ target }) => target.replace(/#.*$/u, ''));
      return pagesPrinting(kind, byKind).flatMap((from) => targets.map((to) => ({ from, to })));
    });
}

/** The pages on which the words of a file stand. */
function pagesPrinting(kind: FileKind, byKind: ReadonlyMap<string, string>): string[] {
  if (kind.type === 'words') return pathsUsing(kind.name);
  const own =
    'language' in kind ? byKind.get('id' in kind ? `${kind.name}/${kind.id}` : kind.name) : undefined;
  return own === undefined ? [] : [own];
}

function pathsUsing(name: TextFileName): string[] {
  const all: readonly PageOptions[] = Object.values(pages);
  return all.filter(({ uses }) => uses?.includes(name)).map(({ path }) => path);
}

function targetKey(target: RouteTarget): string {
  return target.type === 'page' ? target.name : `${target.name}/${target.id}`;
}

function stringsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  if (typeof data !== 'object' || data === null) return [];
  return Object.values(data).flatMap(stringsIn);
}
