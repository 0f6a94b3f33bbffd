import type { LocatedDiagnostic } from './diagnostic.ts';
import { textOfFix } from './format-human.ts';

/** The shape is a public contract. */
export function formatJson(diagnostics: readonly LocatedDiagnostic[], fileCount: number): string {
  const count = (severity: string) => diagnostics.filter((item) => item.severity === severity).length;
  const report = {
    version: 1,
    summary: { errors: count('error'), warnings: count('warning'), files: fileCount },
    problems: diagnostics.map(problemOf),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

function problemOf(diagnostic: LocatedDiagnostic) {
  const { rule, severity, file, span, language, key, message, fix, related } = diagnostic;
  return {
    rule,
    severity,
    file,
    ...span,
    language,
    key,
    message,
    fix: textOfFix(fix),
    related: related.map((item) => ({
      file: item.file,
      line: item.span.line,
      column: item.span.column,
      text: item.excerpt?.trim() ?? '',
    })),
  };
}
