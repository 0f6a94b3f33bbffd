/** What a writer sees on a line: its indentation, its name and its text. Works on broken YAML too. */

/** A line of a text, by offsets; the end is exclusive and before the line end. */
export type Line = { readonly start: number; readonly end: number; readonly text: string };

/** A line as `  - name: value`, by offsets into the whole text. */
export type Entry = {
  readonly line: Line;
  /** Where the first character other than space stands. */
  readonly indentEnd: number;
  /** The name before the colon, absent on a line without one. */
  readonly name?: string;
  /** Where the value starts: after name and dashes. */
  readonly valueStart: number;
  readonly value: string;
};

/** The line that holds an offset. */
export function lineAt(text: string, offset: number): Line {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const next = text.indexOf('\n', offset);
  const line = text.slice(start, next === -1 ? text.length : next).replace(/\r$/u, '');
  return { start, end: start + line.length, text: line };
}

/** The line after another, undefined at the end of the text. */
export function lineAfter(text: string, line: Line): Line | undefined {
  const next = text.indexOf('\n', line.end);
  return next === -1 || next + 1 >= text.length ? undefined : lineAt(text, next + 1);
}

/** The line before another, undefined at the start of the text. */
export function lineBefore(text: string, line: Line): Line | undefined {
  return line.start === 0 ? undefined : lineAt(text, line.start - 1);
}

/** Takes the line that holds an offset apart. */
export function readEntry(text: string, offset: number): Entry {
  const line = lineAt(text, offset);
  const indent = /^[ \t]*/u.exec(line.text)?.[0].length ?? 0;
  const dashes = /^[ \t]*(?:-[ \t]+)*/u.exec(line.text)?.[0].length ?? 0;
  const rest = line.text.slice(dashes);
  const colon = findColon(rest);
  const gap = colon === -1 ? 0 : colon + 1 + (/^[ \t]*/u.exec(rest.slice(colon + 1))?.[0].length ?? 0);
  const base = { line, indentEnd: line.start + indent, valueStart: line.start + dashes + gap };
  const entry = { ...base, value: rest.slice(gap).trimEnd() };
  return colon === -1 ? entry : { ...entry, name: rest.slice(0, colon).trim() };
}

/** Where a colon ends a name: followed by a space or the end; -1 when there is none. */
export function findColon(text: string): number {
  const quote = text.charAt(0);
  const from = quote === '"' || quote === "'" ? text.indexOf(quote, 1) + 1 : 0;
  if (from === 0 && /^["'[{#]/u.test(text)) return -1;
  for (let colon = text.indexOf(':', from); colon !== -1; colon = text.indexOf(':', colon + 1)) {
    if (/^(?:[ \t]|$)/u.test(text.slice(colon + 1, colon + 2))) return colon;
  }
  return -1;
}

/** How many spaces a line starts with. */
export function indentOf({ text }: Pick<Line, 'text'>): number {
  return /^ */u.exec(text)?.[0].length ?? 0;
}

/** A text in quotes, as YAML reads it back. */
export function quoteText(text: string): string {
  return /["\\]/u.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}
