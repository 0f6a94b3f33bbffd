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

/** A reference in a file. */
export type RecordReference = {
  readonly field: ReferenceField;
  readonly source: WrittenFile;
  /** Id of the record that holds the reference; undefined in a shared file. */
  readonly id: string | undefined;
  readonly path: DataPath;
};

/** Every reference of the facts, whether it names something or not. */
export function listReferences(files: readonly ContentFile[]): RecordReference[] {
  return referenceFields.flatMap((field) =>
    sourcesOf(field, files).flatMap(({ source, id }) =>
      expandPath(source.data, field.path).map((path) => ({ field, source, id, path })),
    ),
  );
}

function sourcesOf(
  { from }: ReferenceField,
  files: readonly ContentFile[],
): Pick<RecordReference, 'source' | 'id'>[] {
  if (!isSharedFile(from)) {
    return findRecordFacts(files, from).map((source) => ({ source, id: source.id }));
  }
  const source = findFacts(files, from);
  return source === undefined ? [] : [{ source, id: undefined }];
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
