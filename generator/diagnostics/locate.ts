/**
 * Gives every diagnostic its exact place.
 *
 * Checks work on plain values and name a data path; only when there is something to print is the file parsed
 * again with positions, once per file.
 */
import type { Diagnostic, FieldPlace, LocatedDiagnostic, Place, SourceLocation, Span } from './diagnostic.ts';
import { findInYaml, parsePositions } from './find-in-yaml.ts';
import { buildLineIndex, lineText, spanOf } from './line-index.ts';
import { severityOf } from './severity-of.ts';

/** Returns the location of each place in a file: the cached ones, or those that `find` returns. */
export type LocationCache = (
  file: string,
  places: readonly Place[],
  find: () => readonly SourceLocation[],
) => readonly SourceLocation[];

/** A file while it is being pointed at. */
type OpenFile = {
  readonly text: string;
  readonly lines: ReturnType<typeof buildLineIndex>;
  /** Parsed on first use, which is expensive. */
  document?: ReturnType<typeof parsePositions>;
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
  cached: LocationCache = (_file, _places, find) => find(),
): LocatedDiagnostic[] {
  const places = diagnostics.flatMap(({ place, related = [] }) => [
    place,
    ...related.map((item) => item.place),
  ]);
  const spots = new Map<Place, SourceLocation>();
  for (const [file, inFile] of Map.groupBy(places, (place) => place.file)) {
    // One for each file, whose positions are many times its text.
    const find = createFinder(textOf);
    const found = cached(file, inFile, () => inFile.map(find));
    for (const [index, place] of inFile.entries()) spots.set(place, found[index] ?? find(place));
  }
  const locationFor = (place: Place) => spots.get(place) ?? { file: place.file, span: fileStart };
  return diagnostics.map((diagnostic) => locate(diagnostic, locationFor)).sort(compareDiagnostics);
}

/** Finds the exact spot of places. A file is parsed when the first is asked for, and once. */
export function createFinder(textOf: (file: string) => string | undefined): (place: Place) => SourceLocation {
  const open = new Map<string, OpenFile>();
  return (place) => {
    const file = open.get(place.file) ?? openFile(textOf(place.file));
    open.set(place.file, file);
    return resolveLocation(place, file);
  };
}

const openFile = (text = ''): OpenFile => ({ text, lines: buildLineIndex(text) });

function locate(diagnostic: Diagnostic, locationFor: (place: Place) => SourceLocation): LocatedDiagnostic {
  const { place, related = [], severity: _, ...rest } = diagnostic;
  return {
    ...rest,
    ...locationFor(place),
    severity: severityOf(diagnostic),
    related: related.map((item) => ({ label: item.label, ...locationFor(item.place) })),
  };
}

function resolveLocation(place: Place, file: OpenFile): SourceLocation {
  const span = 'span' in place ? place.span : 'path' in place ? spanOfPath(place, file) : undefined;
  if (!span) return { file: place.file, span: fileStart };
  const text = lineText(file.text, file.lines, span.line);
  return { file: place.file, span, ...(text.trim() === '' ? {} : { excerpt: text }) };
}

function spanOfPath(place: FieldPlace, file: OpenFile): Span | undefined {
  file.document ??= parsePositions(file.text);
  const range = findInYaml(file.document, file.text, place);
  return range && spanOf(file.lines, range);
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
