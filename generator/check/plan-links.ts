/** Which pages each page will link to, as far as content decides it: bars, lists, references and links in texts. */

import { valueAt } from '../../schema/data-path.ts';
import { collections, frameLinks, type PageOptions, pages, type TextFileName } from '../../schema/index.ts';
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

/** The links of every page; addresses without a page may be among them. */
export function planLinks(input: LinksPlanInput): PlannedLinks {
  const paths = recordPaths(input.routes);
  const frame = [...frameLinks.paths, ...linksOfLists(frameLinks, input.files, paths)];
  const own = Map.groupBy([...linksOfReferences(input, paths), ...linksOfTexts(input)], ({ from }) => from);
  return new Map(
    input.routes.map((route) => [
      route.path,
      new Set([
        ...frame,
        ...(route.parent === undefined ? [] : [route.parent]),
        ...linksOfLists(optionsOf(route.target), input.files, paths),
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

/** The records that a page lists, and what stands for it in shared files. */
function linksOfLists(
  { lists = [], linksIn = [] }: Pick<PageOptions, 'lists' | 'linksIn'>,
  files: readonly ContentFile[],
  paths: RecordPaths,
): string[] {
  const shared = linksIn.flatMap(({ file, path }) => stringsIn(valueAt(findFacts(files, file)?.data, path)));
  return [...shared.filter((text) => text.startsWith('/')), ...pathsOf([...lists, ...shared], paths)];
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
  return texts.flatMap(({ kind, rich }) => {
    const targets = linksOf(rich).map(({ target }) => target.replace(/#.*$/u, ''));
    const sources = targets.length === 0 ? [] : pagesPrinting(kind, byKind);
    return sources.flatMap((from) => targets.map((to) => ({ from, to })));
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
