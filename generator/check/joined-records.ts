/** Words that stand in one file per language and belong to facts that stand in a shared list, joined by id. */
import type { DataPath, FactFileName, TextFileName } from '../../schema/index.ts';
import type { FileKind } from '../validate/content-file.ts';

/** Where the words and the facts of a thing stand. */
export type JoinedRecord = {
  readonly words: TextFileName;
  /** Block of the words file whose keys are ids, and list of the facts file whose items have them. */
  readonly field: string;
  readonly facts: FactFileName;
  /** What a message calls one of them. */
  readonly noun: string;
};

/** Every such pair. */
export const joinedRecords: readonly JoinedRecord[] = [
  { words: 'offices', field: 'offices', facts: 'offices', noun: 'office' },
  { words: 'reviews', field: 'reviews', facts: 'reviews', noun: 'review' },
];

/** Whether the block at a path is keyed by the ids of facts. */
export function isJoinedRecord(kind: FileKind, path: DataPath): boolean {
  if (kind.type !== 'words' || path.length !== 1) return false;
  return joinedRecords.some(({ words, field }) => words === kind.name && field === path[0]);
}
