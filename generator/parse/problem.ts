/** A mistake in a YAML text while it is looked into: offsets instead of lines, and how to see past it. */
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';
import { type LineIndex, spanBetween } from '../diagnostics/line-index.ts';
import type { RuleId } from '../diagnostics/rules.ts';
import type { SourceFile } from '../read/source-file.ts';

/** One mistake. Offsets count UTF-16 units; ends are exclusive. Nothing at the very start stands for the whole file. */
export type Problem = {
  readonly rule: RuleId;
  readonly start: number;
  readonly end: number;
  readonly message: string;
  /** A line to write is made from the text as written, not as masked. */
  readonly fix?: string | ((written: string) => string);
  readonly related?: readonly { readonly start: number; readonly end: number; readonly label: string }[];
  /** What to overlook from here on, so that the next mistake can be seen and none is told twice. */
  readonly masks?: readonly Mask[];
  /** What follows cannot be judged until this is put right. */
  readonly isLast?: true;
};

/** Characters to write over: by `x` where a text is to stay, by spaces where nothing is. Line ends stay. */
export type Mask = { readonly start: number; readonly end: number; readonly filler: 'x' | ' ' };

/** The text with stretches written over; every offset stays what it was. */
export function applyMasks(text: string, masks: readonly Mask[]): string {
  const parts: string[] = [];
  let done = 0;
  for (const { start, end, filler } of masks.toSorted((a, b) => a.start - b.start)) {
    const from = Math.max(done, start);
    if (end <= from) continue;
    parts.push(text.slice(done, from), text.slice(from, end).replace(/[^\n]/g, filler));
    done = end;
  }
  return parts.join('') + text.slice(done);
}

/** The problem as a diagnostic of its file. */
export function toDiagnostic(problem: Problem, { path, text }: SourceFile, lines: LineIndex): Diagnostic {
  const { rule, start, end, message, fix, related } = problem;
  const placeOf = (from: number, to: number): Place =>
    from === to && from === 0 ? { file: path } : { file: path, span: spanBetween(lines, from, to) };
  return {
    rule,
    place: placeOf(start, end),
    message,
    ...(fix === undefined ? {} : { fix: typeof fix === 'string' ? fix : fix(text) }),
    ...(related === undefined
      ? {}
      : { related: related.map((item) => ({ label: item.label, place: placeOf(item.start, item.end) })) }),
  };
}
