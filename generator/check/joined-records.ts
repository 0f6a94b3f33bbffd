/** Which words belong to facts by id, by the table in schema/references.ts. */
import { type DataPath, type JoinedRecord, joinedRecords } from '../../schema/index.ts';
import type { FileKind } from '../validate/content-file.ts';

/** Whether a file of words has the block of a joined record. */
export function hasJoinedRecord(kind: FileKind, { type, name }: JoinedRecord): boolean {
  return kind.type === type && kind.name === name;
}

/** Whether the block at a path is keyed by the ids of facts. */
export function isJoinedRecord(kind: FileKind, path: DataPath): boolean {
  return joinedRecords.some(
    (joined) =>
      hasJoinedRecord(kind, joined) &&
      joined.block.length === path.length &&
      joined.block.every((key, index) => key === path[index]),
  );
}

/** The facts with which words are joined: the shared file of that name, or the facts of the same record. */
export function joinedFacts(kind: FileKind, { type, name }: JoinedRecord): FileKind | undefined {
  if (type === 'words') return { type: 'facts', name };
  return 'id' in kind ? { type: 'collection-facts', name, id: kind.id } : undefined;
}
