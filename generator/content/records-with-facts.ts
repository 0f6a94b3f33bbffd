import { formatKey } from '../../schema/data-path.ts';
import { type DataPath, type RecordWithFacts, recordsWithFacts } from '../../schema/index.ts';
import type { FileType } from './content-file.ts';

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
