/** What facts name exists: records, and the language in which words are written first. */
import { idsOf } from '../../schema/checks/ids-of.ts';
import { valueAt } from '../../schema/data-path.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { HeldRecord } from '../routes/held-records.ts';
import type { ContentFile } from '../validate/content-file.ts';
import { stateOf } from './check-links.ts';
import { placeOf } from './content-text.ts';
import { checkReference, findFacts, findRecordIds, listReferences } from './find-facts.ts';

/** The problem of a source language that the settings do not list. */
export function checkSourceLanguage(files: readonly ContentFile[]): Diagnostic[] {
  const source = findFacts(files, 'site');
  if (source === undefined) return [];
  const known = idsOf(valueAt(source.data, ['languages']), 'tag').map(({ id }) => id);
  return checkReference({ source, path: ['sourceLanguage'], noun: 'language', known });
}

/** One problem for each name that stands for nothing, and for each record that names itself. */
export function checkRecordReferences(
  files: readonly ContentFile[],
  held: readonly HeldRecord[] = [],
): Diagnostic[] {
  const references = Map.groupBy(listReferences(files), ({ field }) => field.to);
  return [...references].flatMap(([target, own]) => {
    const ids = findRecordIds(files, target);
    // Nothing is unknown in a file that is missing or cannot be read.
    if (ids === undefined) return [];
    return own.flatMap(({ field, source, path }): Diagnostic[] => {
      const named = held.find(({ kind }) => kind.name === target && kind.id === valueAt(source.data, path));
      // What is not published may name what is not, either.
      if (named !== undefined && !held.some(({ file }) => file === source.file)) {
        return [explainHeldName(placeOf({ file: source.file, path }), named)];
      }
      const known = field.from === field.to ? ids.filter((id) => id !== source.id) : ids;
      return checkReference({ source, path, noun: field.noun, known });
    });
  });
}

function explainHeldName(placed: ReturnType<typeof placeOf>, record: HeldRecord): Diagnostic {
  return {
    rule: 'ref/unknown',
    ...placed,
    message: `"${placed.key}" names "${record.kind.id}", which is not published: it ${stateOf(record)}.`,
    fix: 'Name another one until then.',
    related: [{ place: { file: record.file }, label: record.kind.id }],
  };
}
