/** Records name records that exist: an office its county, a county its posts, a city its courts. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { ContentFile } from '../validate/content-file.ts';
import { valueAt } from '../validate/data-path.ts';
import { checkReference } from './check-reference.ts';
import { findDirectory, findFacts, findRecordFacts, idsOf } from './find-facts.ts';
import { listReferences, type RecordReference, type ReferenceTarget } from './list-references.ts';

/** One problem for each name that stands for nothing, and for each post that names itself. */
export function checkRecordReferences(files: readonly ContentFile[]): Diagnostic[] {
  const known = new Map<ReferenceTarget, readonly string[] | undefined>();
  const knownFor = (target: ReferenceTarget) => {
    if (!known.has(target)) known.set(target, idsIn(target, files));
    return known.get(target);
  };
  const told = listReferences(files).flatMap((reference) =>
    checkOne(reference, knownFor(reference.field.to)),
  );
  return [...told, ...checkCourts(files)];
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
  if (target === 'directory') return findDirectory(files);
  if (target === 'offices' || target === 'offences') {
    const facts = findFacts(files, target);
    return facts && idsOf(valueAt(facts.data, [target])).map(({ id }) => id);
  }
  const kinds = files.map(({ kind }) => kind).filter((kind) => 'id' in kind && kind.name === target);
  return [...new Set(kinds.flatMap((kind) => ('id' in kind ? [kind.id] : [])))];
}

/** The courts of a city are courts of the guide to its county. */
function checkCourts(files: readonly ContentFile[]): Diagnostic[] {
  const counties = new Map(findRecordFacts(files, 'counties').map((county) => [county.id, county]));
  return findRecordFacts(files, 'cities').flatMap((source) => {
    const county = counties.get(String(valueAt(source.data, ['county'])));
    if (county === undefined) return [];
    const known = idsOf(valueAt(county.data, ['courts'])).map(({ id }) => id);
    return idsOf(valueAt(source.data, ['courts'])).flatMap(({ index }) =>
      checkReference({ source, path: ['courts', index], noun: `court of "${county.id}"`, known }),
    );
  });
}
