import type { Diagnostic, Related, Severity, Span } from '../../schema/diagnostic.ts';

export type * from '../../schema/diagnostic.ts';

export type SourceLocation = {
  readonly file: string;
  readonly span: Span;
  /** The line on which the span starts; absent when the line is blank or the span is unknown. */
  readonly excerpt?: string;
};

export type LocatedDiagnostic = Omit<Diagnostic, 'location' | 'related' | 'severity'> &
  SourceLocation & {
    readonly severity: Severity;
    readonly related: readonly (SourceLocation & Pick<Related, 'label'>)[];
  };

export type SeverityOf = (diagnostic: Diagnostic) => Severity;

/** A strict run also fails for a warning, but never for one of a draft. */
export const failsRun = (
  { severity, draft }: Pick<LocatedDiagnostic, 'severity' | 'draft'>,
  strict: boolean,
): boolean => severity === 'error' || (strict && severity === 'warning' && draft !== true);

export type Result<T> = { readonly value: T; readonly diagnostics: readonly Diagnostic[] };
