/** Formats the problem list as SARIF 2.1.0, which code scanners and editors read. */
import manifest from '../../package.json' with { type: 'json' };
import type { LocatedDiagnostic, RuleId, Severity, SourceLocation } from './diagnostic.ts';
import { textOfFix } from './format-fix.ts';

/** The description of a rule in a log. */
export type DescribedRule = {
  readonly id: RuleId;
  readonly summary: string;
  readonly severity: Severity;
  /** The documentation of the rule in Markdown. */
  readonly page: string;
};

/** Formats a log with one run, even when there are no problems. The run describes every rule. */
export function formatSarif(
  diagnostics: readonly LocatedDiagnostic[],
  rules: readonly DescribedRule[],
): string {
  const log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: manifest.name,
            semanticVersion: manifest.version,
            rules: rules.map(describeRule),
          },
        },
        columnKind: 'utf16CodeUnits',
        // No absolute path, so that the log is the same on every machine.
        originalUriBaseIds: { [root]: { description: { text: 'The folder of the project.' } } },
        results: diagnostics.map((diagnostic) => describeProblem(diagnostic, rules)),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

/** The conventional name of the folder of a checkout. */
const root = '%SRCROOT%';

function describeRule({ id, summary, severity, page }: DescribedRule) {
  return {
    id,
    shortDescription: { text: escapeText(summary) },
    help: { text: escapeText(page), markdown: escapeBraces(page) },
    defaultConfiguration: { level: severity },
  };
}

function describeProblem(diagnostic: LocatedDiagnostic, rules: readonly DescribedRule[]) {
  const { rule, severity, file, key = '', message, fix, related } = diagnostic;
  // Programs apply a `fix` of SARIF. Ours needs a writer, so it is part of the message.
  const text = [message, textOfFix(fix)].filter((part) => part !== undefined).join('\n');
  return {
    ruleId: rule,
    ruleIndex: rules.findIndex(({ id }) => id === rule),
    level: severity,
    message: { text: escapeText(text) },
    locations: [locationOf(diagnostic)],
    relatedLocations: related.map((location) => ({
      ...locationOf(location),
      message: { text: escapeText(location.label) },
    })),
    // The fingerprint does not change when lines above the problem do.
    partialFingerprints: { 'ruleFileKey/v1': `${rule} ${file} ${key}` },
  };
}

function locationOf({ file, span }: SourceLocation) {
  return {
    physicalLocation: {
      artifactLocation: { uri: file.split('/').map(encodeURIComponent).join('/'), uriBaseId: root },
      region: {
        startLine: span.line,
        startColumn: span.column,
        endLine: span.endLine,
        endColumn: span.endColumn,
      },
    },
  };
}

/** Escapes braces, which are placeholders (3.11.5), and brackets before a parenthesis, which are links (3.11.6). */
const escapeText = (text: string): string => escapeBraces(text).replace(/\[(?=[^[\]]*\]\()/gu, '\\[');

const escapeBraces = (text: string): string => text.replace(/[{}]/gu, '$&$&');
