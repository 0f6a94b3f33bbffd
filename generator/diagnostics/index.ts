/** The exports of `diagnostics/` for stages and commands. */
export type * from './diagnostic.ts';
export { failsRun } from './fails-run.ts';
export { formatGitHub, formatJobSummary } from './format-github.ts';
export { formatHuman, type HumanOptions } from './format-human.ts';
export { formatJson } from './format-json.ts';
export { formatTotals } from './format-totals.ts';
export { createFinder, locateDiagnostics } from './locate.ts';
export { nearest, suggestion } from './suggest.ts';
