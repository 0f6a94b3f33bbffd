/** What a writer sees on a line: its indentation, its name and its text, and the line as it should be written. */

import type { Fix } from '../../diagnostics/diagnostic.ts';
import type { Stretch } from '../../diagnostics/line-index.ts';

/** A text with the innermost bracket or brace that is open where it is looked at. */
export type Surroundings = { readonly text: string; readonly open: number | undefined };

/** A line as `  - name: value`, by offsets into the whole text. */
export type Line = ReturnType<typeof lineAt>;

/** The line that holds an offset. */
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
    /** The name before the colon, absent on a line without one. */
    name: colon === -1 ? undefined : rest.slice(0, colon).trim(),
    /** Where the value starts: after name and dashes. */
    valueStart: start + text.length - value.length,
  };
}

/** Where a colon ends a name: followed by a space or the end; -1 when there is none. */
export function findColon(text: string): number {
  const quote = /^["']/u.exec(text)?.[0];
  const from = quote === undefined ? 0 : text.indexOf(quote, 1) + 1;
  if (from === 0 && /^["'[{#]/u.test(text)) return -1;
  const colon = text.slice(from).search(/:(?:\s|$)/u);
  return colon === -1 ? -1 : from + colon;
}

/** The whole text that an offset is part of: up to the end of the line, or in brackets up to the next comma. */
export function textAround({ text, open }: Surroundings, offset: number): Stretch {
  const line = lineAt(text, offset);
  const after = text.slice(offset, line.end);
  if (open === undefined)
    return { start: Math.min(offset, line.valueStart), end: offset + after.trimEnd().length };
  const before = text.slice(line.start, offset);
  const start = /^.*(?:[,[{]\s*|:\s+)(?=[^,[{]*$)/u.exec(before)?.[0].length ?? before.length;
  const rest = /^(?:\{\{[^{}]*\}\}|[^,\]}])*/u.exec(after)?.[0].trimEnd() ?? after;
  return { start: line.start + start, end: offset + rest.length };
}

/** The line with other words in place of a stretch, without its indentation. */
export function rewriteLine(whole: string, { start, end }: Stretch, words: string): Fix {
  const line = lineAt(whole, start);
  return { yaml: `${whole.slice(line.start, start)}${words}${whole.slice(end, line.end)}`.trim() };
}

/** A text in quotes, as YAML reads it back. */
export function quoteText(text: string): string {
  const words = withoutQuotesAround(text);
  return /["\\]/u.test(words) ? `'${words.replaceAll("'", "''")}'` : `"${words}"`;
}

/** Quotes around a text were meant as those of YAML, unless it begins with one quotation and ends with another. */
function withoutQuotesAround(text: string): string {
  if (!/^(?:".*"|'.*'|“.*”|«.*»|‘.*’)$/su.test(text)) return text;
  const inner = text.slice(1, -1);
  const quotes = [...inner.matchAll(/["“”«»‘]|(?<!\p{L})['’]|['’](?!\p{L})/gu)];
  const isOpening = /^$|\s$/u.test(inner.slice(0, quotes[0]?.index ?? 0));
  return isOpening || quotes.length % 2 === 1 ? inner : text;
}

/** Columns at which the blocks around a line start, innermost first; a list item's fields start after its dash. */
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

/** What ends a block, at the start of a line as deep as its first: each line but a list item, or none. */
const ends = { list: '[^- \\r\\n]', siblings: '(?!)' };

/** A line and what stands below it, indented deeper; with its list, or with all that is as deep. */
export function blockAt(whole: string, offset: number, kind: keyof typeof ends): Stretch {
  const { start, end, indent } = lineAt(whole, offset);
  const depth = Math.min(indent, 1000);
  const outside = depth === 0 ? '(?!)' : ` {0,${depth - 1}}[^ \\r\\n]`;
  const length = whole.slice(end).search(new RegExp(`\\n(?:${outside}| {${depth}}${ends[kind]})`, 'u'));
  return { start, end: length === -1 ? whole.length : end + length };
}
