/** Reads the shared facts without trusting their shape, so that checks run beside other mistakes. */

import { idsOf } from '../../schema/checks/ids-of.ts';
import type { WrittenFile, WrittenRecord } from '../../schema/checks/site-check.ts';
import { isPlainObject, valueAt } from '../../schema/data-path.ts';
import {
  type CollectionName,
  type FactFileName,
  isSharedFile,
  type PageOptions,
  type ReferenceField,
  sharedRecords,
} from '../../schema/index.ts';
import type { ContentFile } from '../validate/content-file.ts';
import { stringsIn } from '../validate/values-in.ts';

/** A shared file, or undefined when it is missing or could not be parsed. */
export function findFacts(files: readonly ContentFile[], name: FactFileName): WrittenFile | undefined {
  const found = files.find(({ kind }) => kind.type === 'facts' && kind.name === name);
  if (found === undefined || found.data === undefined) return undefined;
  return { file: found.source.path, data: found.data };
}

/** The facts of every record of a collection that could be parsed, in the order of the files. */
export function findRecordFacts(files: readonly ContentFile[], name: CollectionName): WrittenRecord[] {
  return files.flatMap(({ kind, source, data }) =>
    kind.type === 'collection-facts' && kind.name === name && data !== undefined
      ? [{ id: kind.id, file: source.path, data }]
      : [],
  );
}

/** The ids that a reference may name. Records count as known when any of their files exists; a missing one is told by itself. */
export function findRecordIds(
  files: readonly ContentFile[],
  target: ReferenceField['to'],
): readonly string[] | undefined {
  if (!isSharedFile(target)) {
    return [...new Set(files.flatMap(({ kind }) => ('id' in kind && kind.name === target ? [kind.id] : [])))];
  }
  const records = valueAt(findFacts(files, target)?.data, sharedRecords[target]);
  if (isPlainObject(records)) return Object.keys(records);
  return records === undefined ? undefined : idsOf(records).map(({ id }) => id);
}

/** What the tables say of lists on a page. */
export type PageLists = Pick<PageOptions, 'lists' | 'linksIn'>;

/** What a page lists, by its row and by shared files: names of collections, and addresses. */
export function findListed({ lists = [], linksIn = [] }: PageLists, files: readonly ContentFile[]): string[] {
  const shared = linksIn.flatMap(({ file, path }) => stringsIn(valueAt(findFacts(files, file)?.data, path)));
  return [...lists, ...shared.map(([, text]) => text)];
}
