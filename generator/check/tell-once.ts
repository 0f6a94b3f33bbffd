/** A problem is told once, at its cause: drops what another diagnostic says better. */
import type { DataPath } from '../../schema/index.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** The diagnostics of all stages without repetitions. */
export function tellOnce(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const better = new Set(diagnostics.flatMap(coveredFields));
  const seen = new Set<string>();
  return diagnostics.filter((diagnostic) => {
    const { rule, place, message } = diagnostic;
    if (rule === 'schema/required' && 'path' in place && better.has(fieldId(place.file, place.path)))
      return false;
    const id = JSON.stringify([rule, place, message]);
    return seen.has(id) ? false : seen.add(id);
  });
}

/** Absent fields that a diagnostic tells with more to go by than `schema/required` has. */
function coveredFields({ rule, place }: Diagnostic): string[] {
  if (!('path' in place)) return [];
  if (rule === 'i18n/missing') return [fieldId(place.file, place.path)];
  return rule === 'i18n/plural-forms' ? [fieldId(place.file, [...place.path, 'other'])] : [];
}

function fieldId(file: string, path: DataPath): string {
  return JSON.stringify([file, ...path]);
}
