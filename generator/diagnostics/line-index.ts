/** Turns offsets into a text into lines and columns as an editor shows them. */
import type { Span } from './diagnostic.ts';

/** Offsets at which the lines of a text start, in order. */
export type LineIndex = readonly number[];

/** Finds where each line starts. */
export function buildLineIndex(text: string): LineIndex {
  const starts = [0];
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return starts;
}

/** The span from one offset to another, exclusive. */
export function spanBetween(index: LineIndex, start: number, end: number): Span {
  const from = positionAt(index, start);
  const to = positionAt(index, Math.max(start, end));
  return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
}

/** A line's text without its line end; empty beyond the last line. */
export function lineText(text: string, index: LineIndex, line: number): string {
  const start = index[line - 1];
  if (start === undefined) return '';
  return text.slice(start, index[line] ?? text.length).replace(/\r?\n$/u, '');
}

function positionAt(index: LineIndex, offset: number): { line: number; column: number } {
  let low = 0;
  let high = index.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((index[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (index[low] ?? 0) + 1 };
}
