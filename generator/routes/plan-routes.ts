/**
 * Which pages the site has, from the files that exist.
 *
 * Works on files that have mistakes, too, so that links can be checked while other problems are still open.
 */

import { valueAt } from '../../schema/data-path.ts';
import { collections, type PageOptions, pages } from '../../schema/index.ts';
import type { ContentFile, FileKind } from '../validate/content-file.ts';
import type { Route, RouteTarget } from './route.ts';

/** All pages, sorted by address. */
export function planRoutes(files: readonly ContentFile[]): Route[] {
  const languages = [...new Set(files.map(languageOf).filter((tag) => tag !== undefined))];
  const known: Known = {
    languages,
    single: filesByKey(files, ({ kind }) => singleKey(kind)),
    listed: filesByKey(files, ({ kind }) => collectionKey(kind)),
  };
  return targetsOf(files)
    .map((target) => planRoute(target, known))
    .sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}

type FilesByKey = ReadonlyMap<string, readonly ContentFile[]>;
type TargetFiles = { readonly target: RouteTarget; readonly own: readonly ContentFile[] };
type Known = {
  readonly languages: readonly string[];
  /** Single files by name. */
  readonly single: FilesByKey;
  /** Files of records by the name of their collection. */
  readonly listed: FilesByKey;
};

function planRoute({ target, own }: TargetFiles, { languages, single, listed }: Known): Route {
  const options: PageOptions = target.type === 'page' ? pages[target.name] : collections[target.name];
  const printed = [...own, ...(options.uses ?? []).flatMap((name) => single.get(name) ?? [])];
  const records = (options.lists ?? []).flatMap((name) => listed.get(name) ?? []);
  const made = [...printed, ...records];
  const words = printed.filter((file) => languageOf(file) !== undefined);
  return {
    target,
    path: target.type === 'page' ? options.path : options.path.replace(':id', target.id),
    parent: options.parent,
    anchors: [
      ...new Set([
        ...options.sections,
        ...optionalSections(options, own),
        ...words.flatMap((file) => idsIn(file.data)),
      ]),
    ],
    indexed: (options.indexed ?? true) && hasSomething(target, options.listedBy, records),
    status: options.status ?? 200,
    files: Object.fromEntries(languages.map((language) => [language, pathsFor(made, language)])),
  };
}

/** Whether a page that lists records which name it has any; a category without posts is nothing to be found. */
function hasSomething(target: RouteTarget, field: string | undefined, records: readonly ContentFile[]) {
  if (target.type === 'page' || field === undefined) return true;
  return records.some(({ data }) => valueAt(data, [field]) === target.id);
}

function pathsFor(files: readonly ContentFile[], language: string): string[] {
  return files
    .filter((file) => languageOf(file) === undefined || languageOf(file) === language)
    .map((file) => file.source.path);
}

function targetsOf(files: readonly ContentFile[]): TargetFiles[] {
  const groups = filesByKey(files, ({ kind }) => targetKey(kind));
  return [...groups.values()].flatMap((own) => {
    const target = own[0] && targetFrom(own[0].kind);
    return target === undefined ? [] : [{ target, own }];
  });
}

function targetFrom(kind: FileKind): RouteTarget | undefined {
  if (kind.type === 'page-words') return { type: 'page', name: kind.name };
  if (kind.type === 'collection-facts' || kind.type === 'collection-words') {
    return { type: 'record', name: kind.name, id: kind.id };
  }
  return undefined;
}

function targetKey(kind: FileKind): string | undefined {
  const target = targetFrom(kind);
  if (target === undefined) return undefined;
  return target.type === 'page' ? target.name : `${target.name}/${target.id}`;
}

/** Ids of the sections whose block some language's words have. */
function optionalSections({ optionalSections = {} }: PageOptions, own: readonly ContentFile[]): string[] {
  return Object.entries(optionalSections)
    .filter(([, block]) => own.some(({ data }) => typeof data === 'object' && data !== null && block in data))
    .map(([section]) => section);
}

function collectionKey(kind: FileKind): string | undefined {
  return kind.type === 'collection-facts' || kind.type === 'collection-words' ? kind.name : undefined;
}

function singleKey(kind: FileKind): string | undefined {
  return kind.type === 'facts' || kind.type === 'words' ? kind.name : undefined;
}

function filesByKey(
  files: readonly ContentFile[],
  keyOf: (file: ContentFile) => string | undefined,
): Map<string, ContentFile[]> {
  const groups = new Map<string, ContentFile[]>();
  for (const file of files) {
    const key = keyOf(file);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [file]);
    else group.push(file);
  }
  return groups;
}

function languageOf({ kind }: ContentFile): string | undefined {
  return 'language' in kind ? kind.language : undefined;
}

/** Every `id` in the words of a page is an anchor on it: questions, kinds of a thing. */
function idsIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(idsIn);
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    key === 'id' && typeof value === 'string' ? [value] : idsIn(value),
  );
}
