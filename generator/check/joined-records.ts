/** Which words belong to facts by id, by the table in schema/references.ts. */
import { formatKey } from '../../schema/data-path.ts';
import { type DataPath, type JoinedRecord, joinedRecords } from '../../schema/index.ts';
import type { FileKind } from '../validate/content-file.ts';

/** Whether the block at a path is keyed by the ids of facts. */
export function isJoinedRecord(kind: FileKind, path: DataPath): boolean {
  return joinedRecords.some(
    (joined) => joinedFacts(kind, joined) !== undefined && formatKey(joined.block) === formatKey(path),
  );
}

/** The facts with which a file of words is joined: the shared file of that name, or those of the same record. */
export function joinedFacts(kind: FileKind, { type, name }: JoinedRecord): FileKind | undefined {
  if (kind.type !== type || kind.name !== name) return undefined;
  if (type === 'words') return { type: 'facts', name };
  return 'id' in kind ? { type: 'collection-facts', name, id: kind.id } : undefined;
}
