import type { LocatedDiagnostic } from './diagnostic.ts';

/** Returns whether a problem fails a run. A strict run also fails for a warning, but never for one of a draft. */
export function failsRun(
  { severity, draft }: Pick<LocatedDiagnostic, 'severity' | 'draft'>,
  strict: boolean,
): boolean {
  return severity === 'error' || (strict && severity === 'warning' && draft !== true);
}
