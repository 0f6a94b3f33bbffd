/** A problem is told once, at its cause: drops what another diagnostic says better. */
import type { DataPath } from '../../schema/index.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { RuleId } from '../diagnostics/rules.ts';

/** The diagnostics of all stages without repetitions. */
export function tellOnce(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const better = new Set(diagnostics.flatMap(coveredFields));
  const seen = new Set<string>();
  return diagnostics.filter((diagnostic) => {
    const { rule, place, message } = diagnostic;
    if ('path' in place && better.has(fieldId(rule, place.file, place.path))) return false;
    const id = JSON.stringify([rule, place, message]);
    return seen.has(id) ? false : seen.add(id);
  });
}

/** What a diagnostic tells with more to go by than validation, which sees one file. */
function coveredFields({ rule, place }: Diagnostic): string[] {
  if (!('path' in place)) return [];
  const { file, path } = place;
  if (rule === 'i18n/missing') return [fieldId('schema/required', file, path)];
  if (rule === 'i18n/plural-forms') return [fieldId('schema/required', file, [...path, 'other'])];
  return rule === 'i18n/shape' ? [fieldId('schema/value', file, path)] : [];
}

function fieldId(rule: RuleId, file: string, path: DataPath): string {
  return JSON.stringify([rule, file, ...path]);
}
