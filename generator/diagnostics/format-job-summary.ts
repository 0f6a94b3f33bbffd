/** The problem list as a table in Markdown, for the summary that GitHub shows of a job. */
import type { LocatedDiagnostic } from './diagnostic.ts';

/** The table, one row for each problem. */
export function formatJobSummary(diagnostics: readonly LocatedDiagnostic[]): string {
  if (diagnostics.length === 0) return 'No problems.\n';
  const rows = diagnostics.map(({ severity, rule, file, span, message }) => {
    const cells = [severity, rule, `${file}:${span.line}:${span.column}`, message];
    return `| ${cells.map(escapeCell).join(' | ')} |`;
  });
  return ['| | Rule | Place | Problem |', '|---|---|---|---|', ...rows, ''].join('\n');
}

/** What ends a row or a cell, or would be read as a mark. */
function escapeCell(text: string): string {
  return text
    .replace(/[\\`*_[\]|~]/gu, '\\$&')
    .replace(/&/gu, '&amp;')
    .replace(/</gu, '&lt;')
    .replace(/\r\n|\p{Zl}|\p{Zp}|[\r\n]/gu, '<br>');
}
