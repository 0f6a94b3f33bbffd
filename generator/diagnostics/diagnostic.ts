/** Problems with their exact place, and the types of problems that `schema/` declares. */
import type { Diagnostic, Related, Severity, Span } from '../../schema/diagnostic.ts';

export type * from '../../schema/diagnostic.ts';

/** An exact place. */
export type SourceLocation = {
  readonly file: string;
  readonly span: Span;
  /** The line on which the span starts, absent when the file has no text. */
  readonly excerpt?: string;
};

/** A problem with its exact place and its severity, as formatters get it. */
export type LocatedDiagnostic = Omit<Diagnostic, 'location' | 'related' | 'severity'> &
  SourceLocation & {
    readonly severity: Severity;
    readonly related: readonly (SourceLocation & Pick<Related, 'label'>)[];
  };

/** Returns the severity of a problem; the catalogue of the rules has one. */
export type SeverityOf = (diagnostic: Diagnostic) => Severity;
