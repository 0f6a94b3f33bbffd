/** Reads the shared facts, and what they name, without trusting their shape: checks run beside other mistakes. */
import { wholeIdsOf } from '../../schema/checks/ids-of.ts';
import type { Naming, Problem, WrittenFile, WrittenRecord } from '../../schema/checks/site-check.ts';
import { isPlainObject, valueAt } from '../../schema/data-path.ts';
import {
  type CollectionName,
  type DataPath,
  each,
  type FactFileName,
  isSharedFile,
  type PageOptions,
  type ReferenceField,
  referenceFields,
  type Style,
  sharedRecords,
} from '../../schema/index.ts';
import { memoizePerObject } from '../../schema/memoize-per-object.ts';
import { nearest } from '../diagnostics/suggest.ts';
import type { ContentFile, FileKind } from './content-file.ts';
import { pathOf } from './content-paths.ts';
import { placeOf } from './content-text.ts';
import { stringsIn } from './values-in.ts';

/** The file of a kind, by its path, which says what it is. */
export function fileOf(files: readonly ContentFile[], kind: FileKind): ContentFile | undefined {
  return filesByPath(files).get(pathOf(kind));
}

const filesByPath = memoizePerObject(
  (files: readonly ContentFile[]) => new Map(files.map((file) => [file.source.path, file])),
);

/** A shared file, or undefined when it is missing or could not be parsed. */
export function findFacts(files: readonly ContentFile[], name: FactFileName): WrittenFile | undefined {
  const { source, data } = fileOf(files, { type: 'facts', name }) ?? {};
  return source === undefined || data === undefined ? undefined : { file: source.path, data };
}

/** The facts of every record of a collection, of those without facts, too. */
export function findRecordFacts(files: readonly ContentFile[], name: CollectionName): WrittenRecord[] {
  return idsOfCollection(files, name).map((id) => {
    const kind = { type: 'collection-facts', name, id } as const;
    return { id, file: pathOf(kind), data: fileOf(files, kind)?.data };
  });
}

function idsOfCollection(files: readonly ContentFile[], name: CollectionName): readonly string[] {
  return [...(idsByCollection(files).get(name) ?? [])];
}

/** Asked for by every field that names records. */
const idsByCollection = memoizePerObject((files: readonly ContentFile[]) => {
  const ids = new Map<string, Set<string>>();
  for (const { kind } of files) {
    if ('id' in kind) ids.set(kind.name, (ids.get(kind.name) ?? new Set()).add(kind.id));
  }
  return ids;
});

/** The ids that a reference may name. Records count as known when any of their files exists; a missing one is told by itself. */
export function findRecordIds(
  files: readonly ContentFile[],
  target: ReferenceField['to'],
): readonly string[] | undefined {
  if (!isSharedFile(target)) return idsOfCollection(files, target);
  const facts = fileOf(files, { type: 'facts', name: target });
  const records = valueAt(facts?.data, sharedRecords[target]);
  if (isPlainObject(records)) return Object.keys(records);
  return readIds(facts, records)?.map(({ id }) => id);
}

/** The ids of a list of facts; undefined where one cannot be read, or the list is refused for being empty. */
export function readIds(facts: ContentFile | undefined, list: unknown): ReturnType<typeof wholeIdsOf> {
  const ids = wholeIdsOf(list);
  return ids?.length === 0 && facts?.record === undefined ? undefined : ids;
}

/** What the tables say of lists on a page. */
export type PageLists = Pick<PageOptions, 'lists' | 'linksIn'>;

/** What a page lists, by its row and by shared files: names of collections, and addresses. */
export function findListed({ lists = [], linksIn = [] }: PageLists, files: readonly ContentFile[]): string[] {
  const shared = linksIn.flatMap(({ file, path }) => stringsIn(valueAt(findFacts(files, file)?.data, path)));
  return [...lists, ...shared.map(([, text]) => text)];
}

/** A place where a record is named. */
type RecordReference = {
  readonly field: ReferenceField;
  /** Where it stands: a shared file, or the facts of a record with its id. */
  readonly source: WrittenFile & { readonly id?: string };
  readonly path: DataPath;
};

/** The places where facts name records, by the table in schema/references.ts, whether they name something or not. */
export function listReferences(files: readonly ContentFile[]): RecordReference[] {
  return referenceFields.flatMap((field) =>
    sourcesOf(field, files).flatMap((source) =>
      expandPath(source.data, field.path).map((path) => ({ field, source, path })),
    ),
  );
}

/** A shared file, or the facts of records with their ids. */
function sourcesOf({ from }: ReferenceField, files: readonly ContentFile[]): RecordReference['source'][] {
  return isSharedFile(from) ? [findFacts(files, from) ?? []].flat() : findRecordFacts(files, from);
}

/** The paths that a pattern stands for in some data. */
function expandPath(data: unknown, pattern: ReferenceField['path'], before: DataPath = []): DataPath[] {
  const [part, ...rest] = pattern;
  if (part === undefined) return [before];
  if (part !== each) return expandPath(data, rest, [...before, part]);
  const list = valueAt(data, before);
  if (!Array.isArray(list)) return [];
  return list.flatMap((_, index) => expandPath(data, rest, [...before, index]));
}

/** The problem of a name that is none of the known ones; a value of a wrong type is told by its schema. */
export function checkReference({ source, path, noun, known }: Naming): Problem[] {
  const name = valueAt(source.data, path);
  if (typeof name !== 'string' || name === '' || known.includes(name)) return [];
  const meant = nearest(name, known);
  const placed = placeOf({ file: source.file, path });
  return [
    {
      rule: 'ref/unknown',
      ...placed,
      message: `"${placed.key}" names "${name}", which is no ${noun}.${meant === undefined ? '' : ` Did you mean "${meant}"?`}`,
      fix: meant === undefined ? `Choose from ${known.join(', ')}.` : `Write ${meant}.`,
    },
  ];
}

/** Rules by language tag; a language whose file is missing or invalid has none, which is told elsewhere. */
export type Styles = ReadonlyMap<string, Style | undefined>;

/** The writing rules of each language that has some; undefined where their file has mistakes. */
export function findStyles(files: readonly ContentFile[]): Styles {
  return new Map(
    files.flatMap(({ kind, record }): [string, Style | undefined][] =>
      kind.type === 'words' && kind.name === 'style'
        ? // The record was validated by the schema of style.yaml.
          [[kind.language, record as Style | undefined]]
        : [],
    ),
  );
}
