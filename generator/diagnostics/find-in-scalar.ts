/**
 * Finds part of a text in the way it was written: quoted, plain, or as a block.
 *
 * A YAML text is written in lines; each line, once its indentation and escapes are taken off, stands in the value
 * as it is, and between two lines the value has only spaces or line ends. So lines are laid side by side.
 */
import { Scalar } from 'yaml';
import type { OffsetRange } from './find-in-yaml.ts';

/** A YAML text as written and as parsed. */
export type WrittenText = {
  /** From the first quote or block sign to the end. */
  readonly source: string;
  readonly style: Scalar['type'];
  readonly value: string;
};

/** Characters of the value, usually one, and where they are written. */
type Unit = { readonly text: string; readonly start: number; readonly end: number };
type Line = { readonly text: string; readonly start: number };

/** The range within the source that writes the given part of the value. */
export function findInScalar(
  written: WrittenText,
  within: { readonly start: number; readonly length: number },
): OffsetRange {
  const starts = new Array<number>(written.value.length);
  const ends = new Array<number>(written.value.length);
  let position = 0;
  for (const units of unitsByLine(written)) {
    position = skipFold(written.value, position, units);
    for (const unit of units) {
      for (let index = 0; index < unit.text.length; index += 1) {
        starts[position + index] = unit.start;
        ends[position + index] = unit.end;
      }
      position += unit.text.length;
    }
  }
  return rangeWritten(starts, ends, within);
}

function rangeWritten(
  starts: readonly number[],
  ends: readonly number[],
  within: { readonly start: number; readonly length: number },
): OffsetRange {
  const last = within.start + within.length - 1;
  const start = starts[within.start] ?? ends.findLast((end, index) => end && index < within.start) ?? 0;
  const end = ends.findLast((value, index) => value && index <= last) ?? start;
  return { start, end: within.length === 0 ? start : Math.max(start, end) };
}

/** Where a written line continues in the value: after the spaces and line ends that folding left. */
function skipFold(value: string, position: number, units: readonly Unit[]): number {
  const line = units.map((unit) => unit.text).join('');
  let next = position;
  while (/[ \n]/u.test(value[next] ?? '') && !(line !== '' && value.startsWith(line, next))) next += 1;
  return line === '' ? position : next;
}

function unitsByLine(written: WrittenText): Unit[][] {
  if (written.style === Scalar.BLOCK_FOLDED || written.style === Scalar.BLOCK_LITERAL) {
    return blockLines(written).map(plainUnits);
  }
  const isQuoted = written.style === Scalar.QUOTE_DOUBLE || written.style === Scalar.QUOTE_SINGLE;
  const inner = isQuoted ? written.source.slice(1, -1) : written.source;
  const lines = trimFolds(linesOf(inner, isQuoted ? 1 : 0));
  if (written.style === Scalar.QUOTE_DOUBLE) return lines.map(escapedUnits);
  return lines.map(written.style === Scalar.QUOTE_SINGLE ? doubledUnits : plainUnits);
}

function linesOf(text: string, offset: number): Line[] {
  let start = offset;
  return text.split('\n').map((line) => {
    const result = { text: line.replace(/\r$/u, ''), start };
    start += line.length + 1;
    return result;
  });
}

/** Around a line break inside quoted and plain text, spaces do not count. */
function trimFolds(lines: readonly Line[]): Line[] {
  return lines.map(({ text, start }, index) => {
    const ended = index === lines.length - 1 ? text : text.trimEnd();
    const trimmed = index === 0 ? ended : ended.trimStart();
    return { text: trimmed, start: start + ended.length - trimmed.length };
  });
}

function blockLines({ source, value }: WrittenText): Line[] {
  const lines = linesOf(source, 0).slice(1);
  const first = lines.find((line) => line.text.trim() !== '')?.text ?? '';
  const body = value.replace(/^\n+/u, '');
  const indents = Array.from({ length: first.length - first.trimStart().length + 1 }, (_, index) => index);
  const indent = indents.find((size) => body.startsWith(first.slice(size))) ?? 0;
  return lines.map(({ text, start }) => ({ text: text.slice(indent), start: start + indent }));
}

function plainUnits({ text, start }: Line): Unit[] {
  return Array.from({ length: text.length }, (_, index) => ({
    text: text.charAt(index),
    start: start + index,
    end: start + index + 1,
  }));
}

const doubledUnits = (line: Line): Unit[] =>
  unitsOf(line, /''|./gsu, (match) => (match === "''" ? "'" : match));

const escapePattern = /\\x[\da-fA-F]{2}|\\u[\da-fA-F]{4}|\\U[\da-fA-F]{8}|\\?.|\\/gsu;
const escapedUnits = (line: Line): Unit[] => unitsOf(line, escapePattern, decodeEscape);

function unitsOf(line: Line, pattern: RegExp, decode: (match: string) => string): Unit[] {
  return [...line.text.matchAll(pattern)].map((match) => {
    const start = line.start + match.index;
    return { text: decode(match[0]), start, end: start + match[0].length };
  });
}

const escapes: Readonly<Record<string, string>> = {
  '0': '\0',
  a: '\x07',
  b: '\b',
  e: '\x1b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  N: '\u0085',
  _: '\u00a0',
  L: '\u2028',
  P: '\u2029',
};

function decodeEscape(match: string): string {
  if (!match.startsWith('\\')) return match;
  if (match.length > 2) return String.fromCodePoint(Number.parseInt(match.slice(2), 16));
  const sign = match.slice(1);
  return escapes[sign] ?? sign;
}
