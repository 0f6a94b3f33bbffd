import type { Diagnostic, LocatedDiagnostic } from '../generator/diagnostics/diagnostic.ts';
import { locateDiagnostics } from '../generator/diagnostics/locate.ts';
import { severityOf } from '../generator/rules/definitions.ts';

/** Without texts, every location is the start of its file. */
export const locate = (
  diagnostics: readonly Diagnostic[],
  textOf: (file: string) => string | undefined = () => undefined,
): LocatedDiagnostic[] => locateDiagnostics(diagnostics, { textOf, severityOf });
