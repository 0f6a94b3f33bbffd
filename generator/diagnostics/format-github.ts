/**
 * Formats the problem list for GitHub Actions: as workflow commands, which become annotations, and as a job summary.
 */
import type { LocatedDiagnostic } from './diagnostic.ts';
import { formatLine, textOfFix } from './format-human.ts';
import { explainStrict, formatTotals, plural, severities } from './format-totals.ts';
import { createPaint } from './terminal-text.ts';

/** GitHub shows ten annotations of each severity, so the first problem of each file comes first. */
export function formatGitHub(diagnostics: readonly LocatedDiagnostic[], strictReason?: string): string {
  if (diagnostics.length === 0) return '';
  const files = new Set(diagnostics.map(({ file }) => file)).size;
  return [
    ...spreadOverFiles(diagnostics).map(formatCommand),
    `::notice::${formatTotals(diagnostics)} in ${plural(files, 'file')}${explainStrict(diagnostics, strictReason)}.`,
    '',
  ].join('\n');
}

function spreadOverFiles(diagnostics: readonly LocatedDiagnostic[]): LocatedDiagnostic[] {
  const groups = Map.groupBy(diagnostics, ({ severity, file }) => `${severity} ${file}`);
  return [...groups.values()]
    .flatMap((ofFile) =>
      ofFile.map((diagnostic, position) => ({ diagnostic, position, severity: diagnostic.severity })),
    )
    .sort(
      (a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity) || a.position - b.position,
    )
    .map(({ diagnostic }) => diagnostic);
}

function formatCommand(diagnostic: LocatedDiagnostic): string {
  const { severity, file, span, rule, message, fix } = diagnostic;
  const properties = [
    `file=${escapeProperty(file)}`,
    `line=${span.line}`,
    `endLine=${span.endLine}`,
    `col=${span.column}`,
    `title=${escapeProperty(rule)}`,
  ];
  const command = severity === 'note' ? 'notice' : severity;
  const text = [message, ...sourceLines(diagnostic), ...(fix === undefined ? [] : [textOfFix(fix)])];
  return `::${command} ${properties.join(',')}::${escapeData(text.join('\n'))}`;
}

const plain = createPaint(false);

function sourceLines(diagnostic: LocatedDiagnostic): string[] {
  const lineOf = (location: Parameters<typeof formatLine>[0]) =>
    formatLine(location, plain).map((line) => line.trim());
  const others = diagnostic.related.flatMap((location) =>
    lineOf(location).map((line) => `${location.label} ${location.file}: ${line}`),
  );
  return [...others, ...lineOf(diagnostic)];
}

const escapeData = (text: string): string =>
  text.replace(/%/gu, '%25').replace(/\r/gu, '%0D').replace(/\n/gu, '%0A');

const escapeProperty = (text: string): string => escapeData(text).replace(/:/gu, '%3A').replace(/,/gu, '%2C');

/**
 * GitHub drops the whole summary of a step above 1 MiB
 * (https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands). The commands of a step share
 * it.
 */
const maxSummaryBytes = 200_000;

export function formatJobSummary(diagnostics: readonly LocatedDiagnostic[]): string {
  if (diagnostics.length === 0) return 'No problems.\n';
  let bytes = 0;
  const rows = severities
    .flatMap((severity) => diagnostics.filter((diagnostic) => diagnostic.severity === severity))
    .map(formatRow)
    .filter((row) => {
      bytes += Buffer.byteLength(row);
      return bytes < maxSummaryBytes;
    });
  const hiddenCount = diagnostics.length - rows.length;
  const rest = hiddenCount === 0 ? [] : ['', `And ${hiddenCount} more, which the log of the job lists.`];
  return [
    `${formatTotals(diagnostics)}.`,
    '',
    '| | Rule | Place | Problem |',
    '|---|---|---|---|',
    ...rows,
    ...rest,
    '',
  ].join('\n');
}

function formatRow({ severity, rule, file, span, message }: LocatedDiagnostic): string {
  const cells = [severity, rule, `${file}:${span.line}:${span.column}`, message];
  return `| ${cells.map(escapeCell).join(' | ')} |`;
}

function escapeCell(text: string): string {
  return text
    .replace(/[\\`*_[\]|~]/gu, '\\$&')
    .replace(/&/gu, '&amp;')
    .replace(/</gu, '&lt;')
    .replace(/\r\n|\p{Zl}|\p{Zp}|[\r\n]/gu, '<br>');
}
