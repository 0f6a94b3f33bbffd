/** The door of `diagnostics/`: what stages and commands use. */
export type * from './diagnostic.ts';
export { formatGitHub } from './format-github.ts';
export { formatHuman, type HumanOptions } from './format-human.ts';
export { formatJobSummary } from './format-job-summary.ts';
export { formatJson } from './format-json.ts';
export { formatSarif } from './format-sarif.ts';
export { formatTotals } from './format-totals.ts';
export { createFinder, locateDiagnostics } from './locate.ts';
export { type RuleId, rules } from './rules.ts';
export { failsRun, severityOf } from './severity-of.ts';
export { nearest } from './suggest.ts';
