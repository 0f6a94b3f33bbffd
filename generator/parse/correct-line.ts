/** The stretch of a line that is one text, and the line as it should be written. */
import { lineAt, quoteText, readEntry } from './line-shape.ts';

/** Offsets of a text within its file. */
export type Stretch = { readonly start: number; readonly end: number };

/** The whole text that an offset is part of: up to the end of the line, or in brackets up to the next comma. */
export function textAround(text: string, offset: number, isInFlow: boolean): Stretch {
  if (isInFlow) return textInFlow(text, offset);
  const { line, valueStart } = readEntry(text, offset);
  const start = Math.min(offset, valueStart);
  return { start, end: start + text.slice(start, line.end).trimEnd().length };
}

/** The line with a stretch of it in quotes, without its indentation. */
export function lineInQuotes(text: string, { start, end }: Stretch): string {
  return lineWith(text, { start, end }, quoteText(text.slice(start, end)));
}

/** The line with other words in place of a stretch, without its indentation. */
export function lineWith(text: string, { start, end }: Stretch, words: string): string {
  const line = lineAt(text, start);
  return `${text.slice(line.start, start)}${words}${text.slice(end, line.end)}`.trim();
}

function textInFlow(text: string, offset: number): Stretch {
  const line = lineAt(text, offset);
  const before = text.slice(line.start, offset);
  const boundary = /^.*(?:[,[{]\s*|:\s+)(?=[^,[{]*$)/u.exec(before)?.[0].length ?? before.length;
  const after = text.slice(offset, line.end);
  const rest = /^(?:\{\{[^{}]*\}\}|[^,\]}])*/u.exec(after)?.[0].trimEnd() ?? after;
  return { start: line.start + boundary, end: offset + rest.length };
}
