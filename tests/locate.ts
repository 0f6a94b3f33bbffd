/** Locates problems as every command does, with the severities of the catalogue. */
import {
  type Diagnostic,
  type LocatedDiagnostic,
  locateDiagnostics,
} from '../generator/diagnostics/index.ts';
import { severityOf } from '../generator/rules/catalogue.ts';

/** Returns the problems with their locations. Without texts, every location is the start of its file. */
export const locate = (
  diagnostics: readonly Diagnostic[],
  textOf: (file: string) => string | undefined = () => undefined,
): LocatedDiagnostic[] => locateDiagnostics(diagnostics, { textOf, severityOf });
