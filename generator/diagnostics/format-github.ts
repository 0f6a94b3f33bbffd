/** The problem list as workflow commands of GitHub Actions, which become annotations. */

import type { Severity } from '../../schema/checks/rules.ts';
import type { LocatedDiagnostic } from './diagnostic.ts';
import { formatTotals, plural } from './format-totals.ts';

const commands: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', note: 'notice' };
const ranks: Readonly<Record<Severity, number>> = { error: 0, warning: 1, note: 2 };

/**
 * One command per problem and a closing notice with the total; empty when there are no problems.
 *
 * The service shows ten of each kind and drops the rest unsaid, so errors come first, and of each file one before
 * any file's second.
 */
export function formatGitHub(diagnostics: readonly LocatedDiagnostic[]): string {
  if (diagnostics.length === 0) return '';
  const files = new Set(diagnostics.map(({ file }) => file)).size;
  return [
    ...spreadOverFiles(diagnostics).map(formatCommand),
    `::notice::${formatTotals(diagnostics)} in ${plural(files, 'file')}.`,
    '',
  ].join('\n');
}

function spreadOverFiles(diagnostics: readonly LocatedDiagnostic[]): LocatedDiagnostic[] {
  const counts = new Map<string, number>();
  const turns = diagnostics.map((diagnostic) => {
    const key = `${diagnostic.severity} ${diagnostic.file}`;
    const turn = counts.get(key) ?? 0;
    counts.set(key, turn + 1);
    return { diagnostic, rank: ranks[diagnostic.severity], turn };
  });
  return turns.sort((a, b) => a.rank - b.rank || a.turn - b.turn).map(({ diagnostic }) => diagnostic);
}

function formatCommand({ severity, file, span, rule, message, fix }: LocatedDiagnostic): string {
  const properties = [
    `file=${escapeProperty(file)}`,
    `line=${span.line}`,
    `endLine=${span.endLine}`,
    `col=${span.column}`,
    `title=${escapeProperty(rule)}`,
  ];
  const text = fix === undefined ? message : `${message}\n${fix}`;
  return `::${commands[severity]} ${properties.join(',')}::${escapeData(text)}`;
}

const escapeData = (text: string): string =>
  text.replace(/%/gu, '%25').replace(/\r/gu, '%0D').replace(/\n/gu, '%0A');

const escapeProperty = (text: string): string => escapeData(text).replace(/:/gu, '%3A').replace(/,/gu, '%2C');
