/** Records name records that exist. */

import { idsOf } from '../../schema/checks/ids-of.ts';
import { isPlainObject, valueAt } from '../../schema/data-path.ts';
import { type ReferenceField, sharedRecords } from '../../schema/index.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { ContentFile } from '../validate/content-file.ts';
import { checkReference } from './check-reference.ts';
import { findFacts } from './find-facts.ts';
import { listReferences, type RecordReference } from './list-references.ts';

type ReferenceTarget = ReferenceField['to'];

/** One problem for each name that stands for nothing, and for each record that names itself. */
export function checkRecordReferences(files: readonly ContentFile[]): Diagnostic[] {
  const known = new Map<ReferenceTarget, readonly string[] | undefined>();
  const knownFor = (target: ReferenceTarget) => {
    if (!known.has(target)) known.set(target, idsIn(target, files));
    return known.get(target);
  };
  return listReferences(files).flatMap((reference) => checkOne(reference, knownFor(reference.field.to)));
}

/** Nothing is unknown in a file that is missing or cannot be read. */
function checkOne(
  { field, source, id, path }: RecordReference,
  known: readonly string[] | undefined,
): Diagnostic[] {
  if (known === undefined) return [];
  const others = field.from === field.to ? known.filter((other) => other !== id) : known;
  return checkReference({ source, path, noun: field.noun, known: others });
}

/** Records count as known when any of their files exists; a missing one is told by itself. */
function idsIn(target: ReferenceTarget, files: readonly ContentFile[]): readonly string[] | undefined {
  if (isShared(target)) {
    const records = valueAt(findFacts(files, target)?.data, sharedRecords[target]);
    if (isPlainObject(records)) return Object.keys(records);
    return records === undefined ? undefined : idsOf(records).map(({ id }) => id);
  }
  const kinds = files.map(({ kind }) => kind).filter((kind) => 'id' in kind && kind.name === target);
  return [...new Set(kinds.flatMap((kind) => ('id' in kind ? [kind.id] : [])))];
}

function isShared(target: ReferenceTarget): target is keyof typeof sharedRecords {
  return Object.hasOwn(sharedRecords, target);
}
