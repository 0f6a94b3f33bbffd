/** How many problems there are, in words. */

import type { Severity } from '../../schema/checks/rules.ts';
import type { LocatedDiagnostic } from './diagnostic.ts';

/** `2 errors, 1 warning`; a severity of which there is none is left out. */
export function formatTotals(diagnostics: readonly LocatedDiagnostic[]): string {
  const severities: readonly Severity[] = ['error', 'warning', 'note'];
  return severities
    .map((severity) => [diagnostics.filter((item) => item.severity === severity).length, severity] as const)
    .filter(([count]) => count > 0)
    .map(([count, severity]) => plural(count, severity))
    .join(', ');
}

/** `1 file`, `2 files`. */
export const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;
