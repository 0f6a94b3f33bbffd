/** Formats measurements for the terminal. */
import type { Finding, Measurement } from './measurement.ts';

/** The language and page that a writer selected; undefined selects all. */
export type Selection = { readonly language?: string | undefined; readonly page?: string | undefined };

/** The maximum number of findings listed for a limit when the writer selected nothing. */
const maxListedFindings = 12;

/**
 * Returns the report of a language: a line for each limit, followed by the pages that exceed it. A selection
 * lists every occurrence.
 */
export function formatMeasurements(measurements: readonly Measurement[], selection: Selection): string {
  return measurements.flatMap((measurement) => formatMeasurement(measurement, selection)).join('\n');
}

function formatMeasurement({ name, value, limit, passed, findings }: Measurement, selection: Selection) {
  const isDetailed = selection.language !== undefined || selection.page !== undefined;
  const selected = findings.filter(
    ({ addresses }) => selection.page === undefined || addresses.includes(selection.page),
  );
  const shown = isDetailed ? selected : selected.slice(0, maxListedFindings);
  const omitted = selected.length - shown.length;
  return [
    `  ${passed ? 'ok  ' : 'OVER'} ${name}: ${value} (${limit})`,
    ...shown.flatMap((finding) => formatFinding(finding, isDetailed)),
    ...(omitted === 0 ? [] : [`       and ${omitted} more`]),
  ];
}

function formatFinding({ addresses, label, excerpts }: Finding, isDetailed: boolean): string[] {
  const line = [label, addresses.join(' and ')].filter((part) => part !== undefined).join('  ');
  return [`       ${line}`, ...(isDetailed ? excerpts.map((excerpt) => `         ${excerpt}`) : [])];
}
