/** How serious a problem is: the one place that lets a diagnostic and the catalogue agree. */
import type { Diagnostic, Severity } from './diagnostic.ts';
import { rules } from './rules.ts';

/** The severity of a fixed rule stands; elsewhere the diagnostic may say otherwise. */
export function severityOf({ rule, severity }: Pick<Diagnostic, 'rule' | 'severity'>): Severity {
  const known = rules[rule];
  return known.fixed ? known.severity : (severity ?? known.severity);
}
