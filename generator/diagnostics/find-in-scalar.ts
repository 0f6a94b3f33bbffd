/** Finds part of a text in the way it was written: quoted, plain, or as a block. */
import { Scalar } from 'yaml';
import type { Stretch } from './line-index.ts';

/** A YAML text as written, from the first quote or block sign to the end, and as parsed. */
export type ContentText = { readonly source: string; readonly style: Scalar['type']; readonly value: string };

const character = /./gsu;
const quoted: Readonly<Record<string, RegExp>> = {
  [Scalar.QUOTE_SINGLE]: /''|./gsu,
  [Scalar.QUOTE_DOUBLE]: /\\(?:x.{2}|u.{4}|U.{8}|.)|./gsu,
};

/** The range within the source that writes the given part of the value. */
export function findInScalar(
  written: ContentText,
  within: { readonly start: number; readonly length: number },
): Stretch {
  let found: Stretch | undefined;
  for (const { position, start, end } of readCharacters(written)) {
    if (position >= within.start) found ??= { start, end: start };
    if (position >= within.start + within.length) break;
    if (found !== undefined) found = { start: found.start, end };
  }
  const end = written.source.trimEnd().length;
  return found ?? { start: end, end };
}

/**
 * The characters of the value, each where it is written.
 *
 * Both are read side by side: where lines are folded and indented they differ in spaces and line ends alone.
 */
function* readCharacters({ source, style, value }: ContentText) {
  const pattern = quoted[style ?? ''];
  const from = /^(?:["']|[|>].*\n)/u.exec(source)?.[0].length ?? 0;
  const body = source.slice(from, pattern === undefined ? undefined : -1);
  let position = 0;
  for (const { 0: written, index } of body.matchAll(pattern ?? character)) {
    if (/^\\?\s/u.test(written)) {
      if (written.at(-1) !== value[position]) continue;
    } else if (!/^\\./su.test(written)) position += spacesAt(value, position);
    yield { position, start: from + index, end: from + index + written.length };
    position += String.fromCodePoint(value.codePointAt(position) ?? 0).length;
  }
}

/** What a fold left in a value before the next sign. */
function spacesAt(value: string, position: number): number {
  let end = position;
  while (/\s/u.test(value[end] ?? '')) end += 1;
  return end - position;
}
