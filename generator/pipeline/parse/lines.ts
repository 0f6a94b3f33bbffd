/** Describes the lines of a text: indentation, key, value, and the corrected line. */

import type { Fix } from '../../diagnostics/diagnostic.ts';
import type { OffsetRange } from '../../diagnostics/line-index.ts';

/** A text and the offset of the innermost bracket or brace that is open at a position. */
export type TextContext = { readonly text: string; readonly open: number | undefined };

/** A line such as `  - name: value`, with offsets into the whole text. */
export type Line = ReturnType<typeof lineAt>;

/** Returns the line at an offset. */
export function lineAt(whole: string, offset: number) {
  const start = whole.lastIndexOf('\n', offset - 1) + 1;
  const next = whole.indexOf('\n', offset);
  const text = whole.slice(start, next === -1 ? undefined : next).replace(/\r$/u, '');
  const indent = text.length - text.replace(/^ +/u, '').length;
  const dashes = /^\s*(?:-\s+)*/u.exec(text)?.[0].length ?? 0;
  const rest = text.slice(dashes);
  const colon = findColon(rest);
  const value = rest.slice(colon + 1).trimStart();
  return {
    ...{ start, end: start + text.length, text, indent, value: value.trimEnd() },
    /** The key before the colon; undefined on a line without a key. */
    name: colon === -1 ? undefined : rest.slice(0, colon).trim(),
    /** Offset of the value, after key and dashes. */
    valueStart: start + text.length - value.length,
  };
}

/** Returns the index of the colon after a key, or -1. A space or the end of the line follows the colon. */
export function findColon(text: string): number {
  const quote = /^["']/u.exec(text)?.[0];
  const from = quote === undefined ? 0 : text.indexOf(quote, 1) + 1;
  if (from === 0 && /^["'[{#]/u.test(text)) return -1;
  const colon = text.slice(from).search(/:(?:\s|$)/u);
  return colon === -1 ? -1 : from + colon;
}

/**
 * Returns the range of the text around an offset: the line after key and dashes, or between brackets the part between
 * commas.
 */
export function textAround({ text, open }: TextContext, offset: number): OffsetRange {
  const line = lineAt(text, offset);
  const after = text.slice(offset, line.end);
  if (open === undefined)
    return { start: Math.min(offset, line.valueStart), end: offset + after.trimEnd().length };
  const before = text.slice(line.start, offset);
  const start = /^.*(?:[,[{]\s*|:\s+)(?=[^,[{]*$)/u.exec(before)?.[0].length ?? before.length;
  const rest = /^(?:\{\{[^{}]*\}\}|[^,\]}])*/u.exec(after)?.[0].trimEnd() ?? after;
  return { start: line.start + start, end: offset + rest.length };
}

/** Returns the line with a range replaced, without its indentation. */
export function rewriteLine(whole: string, { start, end }: OffsetRange, content: string): Fix {
  const line = lineAt(whole, start);
  return { yaml: `${whole.slice(line.start, start)}${content}${whole.slice(end, line.end)}`.trim() };
}

/** Returns a text as a quoted YAML string that replaces quotation marks around the whole text. */
export function quoteText(text: string): string {
  const content = withoutQuotesAround(text);
  return /["\\]/u.test(content) ? `'${content.replaceAll("'", "''")}'` : `"${content}"`;
}

/** Removes quotation marks around a whole text, unless the text starts with one quotation and ends with another. */
function withoutQuotesAround(text: string): string {
  if (!/^(?:".*"|'.*'|“.*”|«.*»|‘.*’)$/su.test(text)) return text;
  const inner = text.slice(1, -1);
  const quotes = [...inner.matchAll(/["“”«»‘]|(?<!\p{L})['’]|['’](?!\p{L})/gu)];
  const isOpening = /^$|\s$/u.test(inner.slice(0, quotes[0]?.index ?? 0));
  return isOpening || quotes.length % 2 === 1 ? inner : text;
}

/**
 * Returns the columns at which the enclosing blocks start, innermost first. The keys of a list item start after its
 * dash.
 */
export function levelsAbove(whole: string, start: number): number[] {
  const levels: number[] = [];
  for (const above of whole.slice(0, start).split('\n').reverse()) {
    if (/^\s*(?:#|$)/u.test(above)) continue;
    const [dashes = '', indent = ''] = /^( *)(?:- +)*/u.exec(above) ?? [];
    const smaller = (level: number) => level < (levels.at(-1) ?? Number.POSITIVE_INFINITY);
    levels.push(...[dashes.length, indent.length].filter(smaller));
    if (levels.at(-1) === 0) break;
  }
  return levels;
}

/** Patterns of a line of the same depth that ends the block: every line except a list item, or no line. */
const blockEnds = { list: '[^- \\r\\n]', siblings: '(?!)' };

/**
 * Returns the range of a line and of the lines below it that are indented further. Depending on `extent`, the
 * range continues over the items of its list or over all lines of the same depth.
 */
export function blockAt(whole: string, offset: number, extent: keyof typeof blockEnds): OffsetRange {
  const { start, end, indent } = lineAt(whole, offset);
  const depth = Math.min(indent, 1000);
  const outside = depth === 0 ? '(?!)' : ` {0,${depth - 1}}[^ \\r\\n]`;
  const length = whole
    .slice(end)
    .search(new RegExp(`\\n(?:${outside}| {${depth}}${blockEnds[extent]})`, 'u'));
  return { start, end: length === -1 ? whole.length : end + length };
}
