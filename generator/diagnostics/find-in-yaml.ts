import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type ParsedNode,
  parseDocument,
  Scalar,
  type YAMLMap,
} from 'yaml';
import type { DataPath } from '../../schema/index.ts';
import { memoizePerObject } from '../../schema/memoize-per-object.ts';
import type { FieldRef } from './diagnostic.ts';
import { buildLineIndex, lineText, type OffsetRange } from './line-index.ts';

type Step = { readonly key: OffsetRange | undefined; readonly value: ParsedNode | null };

/** Only for positions. The stage `parse` reports the errors. */
export const parsePositions = (text: string): Document.Parsed =>
  parseDocument(text, { stringKeys: true, uniqueKeys: false, prettyErrors: false });

/** Undefined means the whole file. For a missing path or an empty value, the nearest parent key. */
export function findInYaml(
  document: Document.Parsed,
  text: string,
  location: FieldRef,
): OffsetRange | undefined {
  let step: Step = { key: undefined, value: document.contents };
  for (const segment of location.path) {
    const next = childOf(step.value, segment);
    if (!next) return step.key;
    step = next;
  }
  if (location.part === 'key' || location.path.length === 0) return step.key;
  return valueRange(step.value, text, location.within) ?? step.key;
}

function childOf(node: ParsedNode | null, segment: string | number): Step | undefined {
  if (isMap(node)) {
    const pair = pairsOf(node).get(String(segment));
    return pair && { key: rangeOf(pair.key), value: pair.value };
  }
  const item = isSeq(node) ? node.items[Number(segment)] : undefined;
  // The key of a list item is its first key, or the item itself when it is a scalar.
  const head = isMap(item) ? item.items[0]?.key : undefined;
  return item && { key: rangeOf(head ?? item), value: item };
}

/** The first pair of a duplicate key. Cached, because a block may have many problems. */
const pairsOf = memoizePerObject((map: YAMLMap.Parsed) => {
  const pairs = map.items.flatMap((pair) =>
    isScalar(pair.key) ? [[String(pair.key.value), pair] as const] : [],
  );
  return new Map(pairs.toReversed());
});

function valueRange(
  node: ParsedNode | null,
  text: string,
  within: FieldRef['within'],
): OffsetRange | undefined {
  const range = rangeOf(node);
  if (!node || !range || range.start === range.end) return undefined;
  const source = text.slice(range.start, range.end);
  const part =
    isScalar(node) && within && typeof node.value === 'string'
      ? findInScalar({ source, style: node.type, value: node.value }, within)
      : { start: 0, end: source.trimEnd().length };
  return { start: range.start + part.start, end: range.start + part.end };
}

const rangeOf = (node: ParsedNode | null): OffsetRange | undefined =>
  node?.range ? { start: node.range[0], end: node.range[1] } : undefined;

/** The source begins with the opening quote or block indicator. */
type WrittenText = { readonly source: string; readonly style: Scalar['type']; readonly value: string };

const character = /./gsu;
const quoted: Readonly<Record<string, RegExp>> = {
  [Scalar.QUOTE_SINGLE]: /''|./gsu,
  [Scalar.QUOTE_DOUBLE]: /\\(?:x.{2}|u.{4}|U.{8}|.)|./gsu,
};

function findInScalar(written: WrittenText, within: NonNullable<FieldRef['within']>): OffsetRange {
  let found: OffsetRange | undefined;
  for (const { position, start, end } of readCharacters(written)) {
    if (position >= within.start) found ??= { start, end: start };
    if (position >= within.start + within.length) break;
    if (found !== undefined) found = { start: found.start, end };
  }
  const end = written.source.trimEnd().length;
  return found ?? { start: end, end };
}

/** Folded and indented lines differ between source and value only in spaces and line ends. */
function* readCharacters({ source, style, value }: WrittenText) {
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

function spacesAt(value: string, position: number): number {
  let end = position;
  while (/\s/u.test(value[end] ?? '')) end += 1;
  return end - position;
}

/** The innermost field or item that contains a whole line; empty for the file itself. */
export function pathAtLine(text: string, line: number): DataPath {
  const lines = buildLineIndex(text);
  const from = lines.lineStarts[line - 1];
  if (from === undefined) return [];
  const written = lineText(text, lines, line);
  const start = from + (/^\s*(?:- +)*/u.exec(written)?.[0].length ?? 0);
  return descend(parsePositions(text).contents, { start, end: from + written.trimEnd().length });
}

function descend(node: ParsedNode | null, line: OffsetRange): DataPath {
  const contains = (from: ParsedNode | null, to: ParsedNode | null) =>
    from !== null && from.range[0] <= line.start && line.end <= (to ?? from).range[2];
  if (isMap(node)) {
    const pair = node.items.findLast(({ key, value }) => contains(key, value));
    return pair === undefined ? [] : [String(pair.key), ...descend(pair.value, line)];
  }
  if (!isSeq(node)) return [];
  const index = node.items.findLastIndex((item) => contains(item, item));
  return index === -1 ? [] : [index, ...descend(node.items[index] ?? null, line)];
}
