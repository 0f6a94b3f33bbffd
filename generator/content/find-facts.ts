/** Reads facts and their references. Files may have errors, so the shape of their data is unknown. */

import type { NameReference, WrittenFile, WrittenRecord } from '../../schema/content-index.ts';
import { completeIdsOf, formatKey, isPlainObject, valueAt } from '../../schema/data-path.ts';
import {
  type CollectionName,
  type DataPath,
  type FactFileName,
  isSharedFile,
  type PageOptions,
  pathsMatching,
  type RecordWithFacts,
  type ReferenceField,
  recordsWithFacts,
  referenceFields,
  type Style,
  sharedRecords,
} from '../../schema/index.ts';
import { memoizePerObject } from '../../schema/memoize-per-object.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { describeNearest, nearest } from '../diagnostics/suggest.ts';
import { pathOf } from './classify-file.ts';
import type { ContentFile, FileType } from './content-file.ts';
import { locationOf, stringsIn } from './content-text.ts';

export const fileOf = (files: readonly ContentFile[], fileType: FileType): ContentFile | undefined =>
  filesByPath(files).get(pathOf(fileType));

const filesByPath = memoizePerObject(
  (files: readonly ContentFile[]) => new Map(files.map((file) => [file.source.path, file])),
);

/** Undefined when it is missing or cannot be parsed. */
export function findFacts(files: readonly ContentFile[], name: FactFileName): WrittenFile | undefined {
  const { source, data } = fileOf(files, { type: 'facts', name }) ?? {};
  return source === undefined || data === undefined ? undefined : { file: source.path, data };
}

/** Data is undefined for a record without facts. */
export const findRecordFacts = (files: readonly ContentFile[], name: CollectionName): WrittenRecord[] =>
  idsOfCollection(files, name).map((id) => {
    const fileType = { type: 'collection-facts', name, id } as const;
    return { id, file: pathOf(fileType), data: fileOf(files, fileType)?.data };
  });

const idsOfCollection = (files: readonly ContentFile[], name: CollectionName): readonly string[] => [
  ...(idsByCollection(files).get(name) ?? []),
];

const idsByCollection = memoizePerObject((files: readonly ContentFile[]) => {
  const ids = new Map<string, Set<string>>();
  for (const { fileType } of files) {
    if ('id' in fileType) ids.set(fileType.name, (ids.get(fileType.name) ?? new Set()).add(fileType.id));
  }
  return ids;
});

/** Undefined when a list cannot be read. A record exists when one of its files exists. */
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

/** Undefined when an id cannot be read, or an invalid file may lack items of the list. */
export function readIds(facts: ContentFile | undefined, list: unknown): ReturnType<typeof completeIdsOf> {
  const ids = completeIdsOf(list);
  return ids?.length === 0 && facts?.record === undefined ? undefined : ids;
}

export type PageLists = Pick<PageOptions, 'lists' | 'linksIn'>;

/** From the options of the page and from shared files. */
export function findListed({ lists = [], linksIn = [] }: PageLists, files: readonly ContentFile[]): string[] {
  const sharedLinks = linksIn.flatMap(({ file, path }) =>
    stringsIn(valueAt(findFacts(files, file)?.data, path)),
  );
  return [...lists, ...sharedLinks.map(([, text]) => text)];
}

type RecordReference = {
  readonly field: ReferenceField;
  /** The shared file, or the facts of a record with its id. */
  readonly source: WrittenFile & { readonly id?: string };
  readonly path: DataPath;
};

/** By the table in schema/references.ts. The records may not exist. */
export const listReferences = (files: readonly ContentFile[]): RecordReference[] =>
  referenceFields.flatMap((field) =>
    sourcesOf(field, files).flatMap((source) =>
      pathsMatching(source.data, field.path).map((path) => ({ field, source, path })),
    ),
  );

const sourcesOf = ({ from }: ReferenceField, files: readonly ContentFile[]): RecordReference['source'][] =>
  isSharedFile(from) ? [findFacts(files, from) ?? []].flat() : findRecordFacts(files, from);

/** Validation reports a value of a wrong type. */
export function checkReference({ source, path, noun, known, definedIn }: NameReference): Diagnostic[] {
  const name = valueAt(source.data, path);
  if (typeof name !== 'string' || name === '' || known.includes(name)) return [];
  const suggestion = nearest(name, known);
  const located = locationOf({ file: source.file, path });
  return [
    {
      rule: 'ref/unknown',
      ...located,
      message: `"${located.key}" names "${name}", which is not a known ${noun}.${suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`}`,
      fix: suggestion === undefined ? describeNearest(name, known, definedIn) : `Write ${suggestion}.`,
    },
  ];
}

/** Writing rules by language tag; undefined for a language whose file has errors. */
export type Styles = ReadonlyMap<string, Style | undefined>;

export const findStyles = (files: readonly ContentFile[]): Styles =>
  new Map(
    files.flatMap(({ fileType, record }): [string, Style | undefined][] =>
      fileType.type === 'texts' && fileType.name === 'style'
        ? // The record was validated by the schema of style.yaml.
          [[fileType.language, record as Style | undefined]]
        : [],
    ),
  );

export const findDuplicates = <Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): { readonly duplicate: Item; readonly first: Item }[] =>
  [...Map.groupBy(items, keyOf).values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : others.map((duplicate) => ({ duplicate, first })),
  );

/** Undefined for other blocks. */
export function recordWithFactsAt(fileType: FileType, path: DataPath) {
  const candidates = recordsWithFacts.filter(({ block }) => formatKey(block) === formatKey(path));
  const [record] = candidates.flatMap((candidate) => {
    const facts = factsTypeOf(fileType, candidate);
    return facts === undefined ? [] : [{ list: candidate.list, facts }];
  });
  return record;
}

/** The shared file with the name of the texts, or the facts of their record. */
export function factsTypeOf(fileType: FileType, { type, name }: RecordWithFacts): FileType | undefined {
  if (fileType.type !== type || fileType.name !== name) return undefined;
  if (type === 'texts') return { type: 'facts', name };
  return 'id' in fileType ? { type: 'collection-facts', name, id: fileType.id } : undefined;
}
