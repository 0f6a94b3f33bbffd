/** Words that belong to facts by id: the offices of a language to the shared list, the jails of a guide to its facts. */
import type { CollectionName, DataPath, FactFileName, TextFileName } from '../../schema/index.ts';
import type { FileKind } from '../validate/content-file.ts';

/** Where the words and the facts of a thing stand. */
export type JoinedRecord = (
  | { readonly type: 'words'; readonly name: TextFileName & FactFileName }
  | { readonly type: 'collection-words'; readonly name: CollectionName }
) & {
  /** Block of the words whose keys are ids. */
  readonly block: DataPath;
  /** List of the facts that has these ids, or whose items have them. */
  readonly list: DataPath;
  /** What a message calls one of them. */
  readonly noun: string;
};

/** Every such pair. */
export const joinedRecords: readonly JoinedRecord[] = [
  { type: 'words', name: 'offices', block: ['offices'], list: ['offices'], noun: 'office' },
  { type: 'words', name: 'maps', block: ['towns'], list: ['towns'], noun: 'city' },
  { type: 'words', name: 'reviews', block: ['reviews'], list: ['reviews'], noun: 'review' },
  { type: 'words', name: 'offences', block: ['offences'], list: ['offences'], noun: 'offence' },
  { type: 'words', name: 'offences', block: ['notes'], list: ['notes'], noun: 'note' },
  { type: 'collection-words', name: 'counties', block: ['places', 'jails'], list: ['jails'], noun: 'jail' },
  {
    type: 'collection-words',
    name: 'counties',
    block: ['places', 'courts'],
    list: ['courts'],
    noun: 'court',
  },
  { type: 'collection-words', name: 'counties', block: ['places', 'lines'], list: ['lines'], noun: 'line' },
  { type: 'collection-words', name: 'cities', block: ['served'], list: ['served'], noun: 'served place' },
  { type: 'collection-words', name: 'cities', block: ['stations'], list: ['stations'], noun: 'station' },
];

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
