/** Finds what stands on a line of a YAML text: the way back of `find-in-yaml.ts`. */
import { isMap, isSeq, type ParsedNode } from 'yaml';
import type { DataPath } from '../../schema/index.ts';
import { parsePositions } from './find-in-yaml.ts';
import { buildLineIndex, lineText, type Stretch } from './line-index.ts';

/** The path of the innermost field or item that holds the whole line; empty when only the file does. */
export function pathAtLine(text: string, line: number): DataPath {
  const lines = buildLineIndex(text);
  const from = lines.lineStarts[line - 1];
  if (from === undefined) return [];
  const written = lineText(text, lines, line);
  const start = from + (/^\s*(?:- +)*/u.exec(written)?.[0].length ?? 0);
  return descend(parsePositions(text).contents, { start, end: from + written.trimEnd().length });
}

function descend(node: ParsedNode | null, line: Stretch): DataPath {
  const holds = (from: ParsedNode | null, to: ParsedNode | null) =>
    from !== null && from.range[0] <= line.start && line.end <= (to ?? from).range[2];
  if (isMap(node)) {
    const pair = node.items.findLast(({ key, value }) => holds(key, value));
    return pair === undefined ? [] : [String(pair.key), ...descend(pair.value, line)];
  }
  if (!isSeq(node)) return [];
  const index = node.items.findLastIndex((item) => holds(item, item));
  return index === -1 ? [] : [index, ...descend(node.items[index] ?? null, line)];
}
