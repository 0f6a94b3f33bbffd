/**
 * Gives every diagnostic its exact place.
 *
 * Checks work on plain values and name a data path; only when there is something to print is the file parsed
 * again with positions, once per file.
 */
import type { Diagnostic, FieldPlace, LocatedDiagnostic, Place, Span, Spot } from './diagnostic.ts';
import { findInYaml, parsePositions } from './find-in-yaml.ts';
import { buildLineIndex, lineText, spanOf } from './line-index.ts';
import { severityOf } from './severity-of.ts';

/** For the text of a file: gives what was found for a place, or finds it. */
export type SpanMemory = (
  text: string,
) => (place: FieldPlace, find: () => Span | undefined) => Span | undefined;

/** Finds everything anew. */
const noSpans: SpanMemory = () => (_place, find) => find();

/** A file while it is being pointed at. */
type OpenFile = {
  readonly text: string;
  readonly lines: ReturnType<typeof buildLineIndex>;
  /** Parsed on first use, which is expensive. */
  document?: ReturnType<typeof parsePositions>;
  readonly recall: ReturnType<SpanMemory>;
};

const fileStart: Span = { line: 1, column: 1, endLine: 1, endColumn: 1 };

/**
 * Resolves places to spans and excerpts, and severities by the catalogue; sorted by file, line, column, rule.
 *
 * @param textOf the text of a file, undefined when it has none that can be shown
 */
export function locateDiagnostics(
  diagnostics: readonly Diagnostic[],
  textOf: (file: string) => string | undefined,
  recallSpans?: SpanMemory,
): LocatedDiagnostic[] {
  const find = createFinder(textOf, recallSpans);
  return diagnostics.map((diagnostic) => locate(diagnostic, find)).sort(compareDiagnostics);
}

/** Finds the exact spot of places. A file is parsed when the first is asked for, and once. */
export function createFinder(
  textOf: (file: string) => string | undefined,
  recallSpans: SpanMemory = noSpans,
): (place: Place) => Spot {
  const open = new Map<string, OpenFile>();
  const openFile = (path: string): OpenFile => {
    const text = textOf(path) ?? '';
    const file = { text, lines: buildLineIndex(text), recall: recallSpans(text) };
    open.set(path, file);
    return file;
  };
  return (place) => spotOf(place, open.get(place.file) ?? openFile(place.file));
}

function locate(diagnostic: Diagnostic, find: (place: Place) => Spot): LocatedDiagnostic {
  const { place, related = [], severity: _, ...rest } = diagnostic;
  return {
    ...rest,
    ...find(place),
    severity: severityOf(diagnostic),
    related: related.map((item) => ({ label: item.label, ...find(item.place) })),
  };
}

function spotOf(place: Place, file: OpenFile): Spot {
  const span = 'span' in place ? place.span : 'path' in place ? spanOfPath(place, file) : undefined;
  if (!span) return { file: place.file, span: fileStart };
  const text = lineText(file.text, file.lines, span.line);
  return { file: place.file, span, ...(text.trim() === '' ? {} : { excerpt: text }) };
}

function spanOfPath(place: FieldPlace, file: OpenFile): Span | undefined {
  return file.recall(place, () => {
    file.document ??= parsePositions(file.text);
    const range = findInYaml(file.document, file.text, place);
    return range && spanOf(file.lines, range);
  });
}

function compareDiagnostics(a: LocatedDiagnostic, b: LocatedDiagnostic): number {
  return (
    compareText(a.file, b.file) ||
    a.span.line - b.span.line ||
    a.span.column - b.span.column ||
    compareText(a.rule, b.rule) ||
    compareText(a.message, b.message)
  );
}

/** By code unit: the same order on every machine, whatever its language. */
const compareText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
