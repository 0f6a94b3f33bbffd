import { LineCounter } from 'yaml';
import type { Span } from './diagnostic.ts';

export type OffsetRange = { readonly start: number; readonly end: number };

export function buildLineIndex(text: string): LineCounter {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) lines.addNewLine(end + 1);
  return lines;
}

export function spanOf(lines: LineCounter, { start, end }: OffsetRange): Span {
  const from = lines.linePos(start);
  const to = lines.linePos(Math.max(start, end));
  return { line: from.line, column: from.col, endLine: to.line, endColumn: to.col };
}

export function lineText(text: string, { lineStarts }: LineCounter, line: number): string {
  const start = lineStarts[line - 1];
  if (start === undefined) return '';
  return text.slice(start, lineStarts[line]).replace(/\r?\n$/u, '');
}
