/** How serious a problem is: the one place that lets a diagnostic and the catalogue agree. */

import type { Severity } from '../../schema/checks/rules.ts';
import type { Diagnostic } from './diagnostic.ts';
import { rules } from './rules.ts';

/** The severity of a fixed rule stands, but in a draft; elsewhere the diagnostic may say otherwise. */
export function severityOf({
  rule,
  severity,
  draft,
}: Pick<Diagnostic, 'rule' | 'severity' | 'draft'>): Severity {
  if (draft === true) return 'warning';
  const known = rules[rule];
  return known.fixed ? known.severity : (severity ?? known.severity);
}

/** Whether a problem fails a run; strict runs fail for warnings, too, but never for those of a draft. */
export function failsRun(
  { severity, draft }: { readonly severity: Severity; readonly draft?: true },
  strict: boolean,
): boolean {
  return severity === 'error' || (strict && severity === 'warning' && draft !== true);
}
