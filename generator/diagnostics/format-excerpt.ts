/** Shows a line of a file with carets under the span, and the line to write below it. */

import type { Severity } from '../../schema/checks/rules.ts';
import type { Excerpt, Span } from './diagnostic.ts';
import type { Paint } from './paint.ts';
import { hasRightToLeft, isolate, makePrintable } from './printable.ts';

/** What an excerpt shows beside the line itself. */
export type ExcerptMarks = {
  readonly severity: Severity;
  readonly span: Span;
  /** Said after the carets, such as `write:`. */
  readonly lead?: string;
  /** Lines to write, shown below the carets. */
  readonly lines?: readonly string[];
};

/** Columns that a line of a file may take. */
const width = 80;
/** Columns shown before the span when a long line is cut. */
const context = 30;
const gutter = 10;

/** The line with its number alone: for a place that is right, such as the source of a translation. */
export function formatLine(excerpt: Excerpt, span: Span, paint: Paint): string[] {
  return excerpt.slice(0, 1).map(({ line, text }) => numbered(line, cut(text, span).text, paint));
}

/** The line with carets under the span and what is said about it. */
export function formatExcerpt(excerpt: Excerpt, marks: ExcerptMarks, paint: Paint): string[] {
  const [first] = excerpt;
  if (!first) return [];
  const shown = cut(first.text, marks.span);
  const carets = paint.severity(marks.severity, '^'.repeat(shown.length));
  const said = [shown.note, marks.lead].filter((part) => part !== undefined && part !== '');
  const under = `${' '.repeat(shown.offset)}${[carets, ...said].join(' ')}`;
  return [
    numbered(first.line, shown.text, paint),
    unnumbered(under, paint),
    ...(marks.lines ?? []).map((line) => unnumbered(isolate(makePrintable(shorten(line, 0))), paint)),
  ];
}

function numbered(line: number, text: string, paint: Paint): string {
  return `${paint.location(`${String(line).padStart(gutter)} |`)} ${isolate(makePrintable(text))}`.trimEnd();
}

function unnumbered(text: string, paint: Paint): string {
  return `${paint.location(`${' '.repeat(gutter)} |`)} ${text}`.trimEnd();
}

/** The part of a line to show, and where its carets stand. */
type Cut = {
  readonly text: string;
  readonly offset: number;
  readonly length: number;
  readonly note?: string;
};

function cut(text: string, span: Span): Cut {
  const start = Math.min(span.column - 1, text.length);
  const end = span.endLine > span.line ? text.length : Math.min(span.endColumn - 1, text.length);
  if (hasRightToLeft(text.slice(0, end))) return cutAtKey(text, { start, end });
  const from = text.length <= width ? 0 : Math.max(0, Math.min(start - context, text.length - width));
  const shown = shorten(text, from);
  const offset = start - from;
  return { text: shown, offset, length: Math.max(1, Math.min(end - start, width - offset)) };
}

/**
 * On a terminal a caret cannot stand under right-to-left text. It stands under the key of the line instead, and
 * the text meant is repeated beside it.
 */
function cutAtKey(text: string, span: { readonly start: number; readonly end: number }): Cut {
  const key = /^(\s*(?:-\s+)*)([\w.-]+)(?=\s*:)/u.exec(text);
  const offset = key?.[1]?.length ?? text.length - text.trimStart().length;
  const meant = text.slice(span.start, span.end);
  const isTold = span.start > offset && /[\p{Letter}\p{Number}]/u.test(meant);
  return {
    text: shorten(text, 0),
    offset,
    length: key?.[2]?.length ?? 1,
    ...(isTold ? { note: isolate(makePrintable(shorten(meant, 0, context))) } : {}),
  };
}

/** At most `size` columns of a text from an offset on, with `…` where something was left out. */
function shorten(text: string, from: number, size = width): string {
  const to = from + size;
  const isCutBefore = from > 0;
  const isCutAfter = text.length > to;
  const body = text.slice(isCutBefore ? from + 1 : from, isCutAfter ? to - 1 : to);
  const whole = body.replace(/^[\udc00-\udfff]/u, '\ufffd').replace(/[\ud800-\udbff]$/u, '\ufffd');
  return `${isCutBefore ? '…' : ''}${whole}${isCutAfter ? '…' : ''}`;
}
