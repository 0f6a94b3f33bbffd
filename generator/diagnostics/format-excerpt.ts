/** Formats a line of a file with carets under the span, and the fix below it. */
import type { LocatedDiagnostic, SourceLocation, Span } from './diagnostic.ts';
import { fixAtCarets } from './format-fix.ts';
import type { Paint } from './paint.ts';
import { hasRightToLeft, isolate, sanitizeOutput } from './sanitize-output.ts';

/** Maximum width of a line, in columns. */
const width = 80;
/** The number of columns before the span in a shortened line. */
const context = 30;

/** Formats the line with its number, for a related location such as the source of a translation. */
export function formatLine({ excerpt, span }: SourceLocation, paint: Paint): string[] {
  return excerpt === undefined ? [] : [row(span.line, safe(cut(excerpt, span).text), paint)];
}

/** Formats the line with carets under the span, and the fix. */
export function formatExcerpt({ excerpt, span, severity, fix }: LocatedDiagnostic, paint: Paint): string[] {
  if (excerpt === undefined) return [];
  const shown = cut(excerpt, span);
  const [lead, ...lines] = fixAtCarets(fix, excerpt);
  const carets = paint.severity(severity, '^'.repeat(shown.length));
  const annotation = [carets, shown.note, lead].filter((part) => part !== undefined).join(' ');
  return [
    row(span.line, safe(shown.text), paint),
    row('', `${' '.repeat(shown.offset)}${annotation}`, paint),
    ...lines.map((line) => row('', safe(shorten(line, 0)), paint)),
  ];
}

/** Formats a row of the excerpt, with or without a line number. */
const row = (number: number | '', text: string, paint: Paint): string =>
  `${paint.location(`${String(number).padStart(10)} |`)} ${text}`.trimEnd();

const safe = (text: string): string => isolate(sanitizeOutput(text));

function cut(text: string, span: Span): ReturnType<typeof cutAtKey> {
  const start = Math.min(span.column - 1, text.length);
  const end = span.endLine > span.line ? text.length : Math.min(span.endColumn - 1, text.length);
  if (hasRightToLeft(text.slice(0, end))) return cutAtKey(text, { start, end });
  const from = text.length <= width ? 0 : Math.max(0, Math.min(start - context, text.length - width));
  const offset = start - from;
  const length = Math.max(1, Math.min(end - start, width - offset));
  return { text: shorten(text, from), offset, length, note: undefined };
}

/**
 * Places the carets under the key of the line and repeats the reported text after them, because carets cannot be
 * aligned with right-to-left text.
 */
function cutAtKey(text: string, span: { readonly start: number; readonly end: number }) {
  const key = /^(\s*(?:-\s+)*)([\w.-]+)(?=\s*:)/u.exec(text);
  const offset = key?.[1]?.length ?? text.length - text.trimStart().length;
  const reportedText = text.slice(span.start, span.end);
  const isRepeated = span.start > offset && /[\p{Letter}\p{Number}]/u.test(reportedText);
  return {
    text: shorten(text, 0),
    offset,
    length: key?.[2]?.length ?? 1,
    note: isRepeated ? safe(shorten(reportedText, 0, context)) : undefined,
  };
}

/** Returns at most `size` columns of a text from an offset, with `…` for omitted text. */
function shorten(text: string, from: number, size = width): string {
  const to = from + size;
  const isCutBefore = from > 0;
  const isCutAfter = text.length > to;
  const body = text.slice(isCutBefore ? from + 1 : from, isCutAfter ? to - 1 : to);
  return `${isCutBefore ? '…' : ''}${body.toWellFormed()}${isCutAfter ? '…' : ''}`;
}
