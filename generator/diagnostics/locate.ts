/** A file is parsed again with positions when a problem in it is printed. */
import type {
  ContentRef,
  Diagnostic,
  FieldRef,
  LocatedDiagnostic,
  Severity,
  SeverityOf,
  SourceLocation,
  Span,
} from './diagnostic.ts';
import { findInYaml, parsePositions } from './find-in-yaml.ts';
import { severities } from './format-totals.ts';
import { buildLineIndex, lineText, spanOf } from './line-index.ts';

type OpenFile = {
  readonly text: string;
  readonly lines: ReturnType<typeof buildLineIndex>;
  /** Parsed on first use, because parsing is expensive. */
  document?: ReturnType<typeof parsePositions>;
};

const fileStart: Span = { line: 1, column: 1, endLine: 1, endColumn: 1 };

export type LocateOptions = {
  /** Undefined when it cannot be shown. */
  readonly textOf: (file: string) => string | undefined;
  readonly severityOf: SeverityOf;
  /** How many problems of a rule are shown. The others have no line. @default all */
  readonly shownPerRule?: Readonly<Record<Severity, number>> | undefined;
};

/** Sorted by severity, file, line, column and rule. */
export function locateDiagnostics(
  diagnostics: readonly Diagnostic[],
  options: LocateOptions,
): LocatedDiagnostic[] {
  const { textOf, severityOf } = options;
  const refs = selectShown(diagnostics, options).flatMap(({ location, related = [] }) => [
    location,
    ...related.map((item) => item.location),
  ]);
  const locations = new Map<ContentRef, SourceLocation>();
  for (const refsInFile of Map.groupBy(refs, (ref) => ref.file).values()) {
    // One finder for each file, so that the memory for its positions is freed afterward.
    const find = createFinder(textOf);
    for (const ref of refsInFile) locations.set(ref, find(ref));
  }
  const locationFor = (ref: ContentRef) => locations.get(ref) ?? { file: ref.file, span: fileStart };
  const located = diagnostics.map((diagnostic): LocatedDiagnostic => {
    const { location, related = [], ...rest } = diagnostic;
    return {
      ...rest,
      ...locationFor(location),
      severity: severityOf(diagnostic),
      related: related.map((item) => ({ label: item.label, ...locationFor(item.location) })),
    };
  });
  return located.sort(compareDiagnostics);
}

/** For each rule, all problems of the first files. */
function selectShown(
  diagnostics: readonly Diagnostic[],
  { severityOf, shownPerRule }: LocateOptions,
): readonly Diagnostic[] {
  if (shownPerRule === undefined) return diagnostics;
  return severities.flatMap((severity) => {
    const ofSeverity = diagnostics.filter((diagnostic) => severityOf(diagnostic) === severity);
    return [...Map.groupBy(ofSeverity, ({ rule }) => rule).values()].flatMap((group) => {
      const last = group.map(({ location }) => location.file).sort()[shownPerRule[severity] - 1];
      return group.filter(({ location }) => last === undefined || location.file <= last);
    });
  });
}

/** Parses a file once, when the first value in it is located. */
export function createFinder(
  textOf: (file: string) => string | undefined,
): (ref: ContentRef) => SourceLocation {
  const openFiles = new Map<string, OpenFile>();
  return (ref) => {
    const file = openFiles.get(ref.file) ?? openFile(textOf(ref.file));
    openFiles.set(ref.file, file);
    return resolveLocation(ref, file);
  };
}

const openFile = (text = ''): OpenFile => ({ text, lines: buildLineIndex(text) });

function resolveLocation(ref: ContentRef, file: OpenFile): SourceLocation {
  const span = 'span' in ref ? ref.span : 'path' in ref ? spanOfPath(ref, file) : undefined;
  if (!span) return { file: ref.file, span: fileStart };
  const text = lineText(file.text, file.lines, span.line);
  return { file: ref.file, span, ...(text.trim() === '' ? {} : { excerpt: text }) };
}

function spanOfPath(ref: FieldRef, file: OpenFile): Span | undefined {
  file.document ??= parsePositions(file.text);
  const range = findInYaml(file.document, file.text, ref);
  return range && spanOf(file.lines, range);
}

const compareDiagnostics = (a: LocatedDiagnostic, b: LocatedDiagnostic): number =>
  severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
  compareText(a.file, b.file) ||
  a.span.line - b.span.line ||
  a.span.column - b.span.column ||
  compareText(a.rule, b.rule) ||
  compareText(a.message, b.message);

/** Compares by code unit, which is independent of the locale. */
const compareText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
