import type { Severity } from '../../schema/diagnostic.ts';
import type { LocatedDiagnostic } from './diagnostic.ts';

export const severities: readonly Severity[] = ['error', 'warning', 'note'];

/** `2 errors, 1 warning`, without severities that have no problem. */
export function formatTotals(diagnostics: readonly LocatedDiagnostic[]): string {
  return severities
    .map((severity) => [diagnostics.filter((item) => item.severity === severity).length, severity] as const)
    .filter(([count]) => count > 0)
    .map(([count, severity]) => plural(count, severity))
    .join(', ');
}

/** When warnings alone fail the run; empty otherwise. */
export function explainStrict(diagnostics: readonly LocatedDiagnostic[], strictReason?: string): string {
  const has = (severity: Severity) => diagnostics.some((item) => item.severity === severity);
  const isExplained = strictReason !== undefined && has('warning') && !has('error');
  return isExplained ? ` (warnings count as errors ${strictReason})` : '';
}

/** `1 file`, `2 files`. */
export const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;
