/** How many problems there are, in words. */
import type { Severity } from '../../schema/diagnostic.ts';
import type { LocatedDiagnostic } from './diagnostic.ts';

/** From what fails a run to what is only told. */
export const severities: readonly Severity[] = ['error', 'warning', 'note'];

/** `2 errors, 1 warning`; a severity of which there is none is left out. */
export function formatTotals(diagnostics: readonly LocatedDiagnostic[]): string {
  return severities
    .map((severity) => [diagnostics.filter((item) => item.severity === severity).length, severity] as const)
    .filter(([count]) => count > 0)
    .map(([count, severity]) => plural(count, severity))
    .join(', ');
}

/** Returns what follows the totals where warnings alone fail the run, and why they do; empty otherwise. */
export function explainStrict(diagnostics: readonly LocatedDiagnostic[], strictBecause?: string): string {
  const has = (severity: Severity) => diagnostics.some((item) => item.severity === severity);
  const isExplained = strictBecause !== undefined && has('warning') && !has('error');
  return isExplained ? ` (warnings count as errors ${strictBecause})` : '';
}

/** `1 file`, `2 files`. */
export const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;
