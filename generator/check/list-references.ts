/** The places where facts name records, by the table in schema/references.ts. */
import type { WrittenFile } from '../../schema/checks/site-check.ts';
import { valueAt } from '../../schema/data-path.ts';
import {
  type DataPath,
  each,
  isSharedFile,
  type ReferenceField,
  referenceFields,
} from '../../schema/index.ts';
import type { ContentFile } from '../validate/content-file.ts';
import { findFacts, findRecordFacts } from './find-facts.ts';

/** A place where a record is named. */
export type RecordReference = {
  readonly field: ReferenceField;
  /** Where it stands: a shared file, or the facts of a record with its id. */
  readonly source: WrittenFile & { readonly id?: string };
  readonly path: DataPath;
};

/** Every reference of the facts, whether it names something or not. */
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
