/** Finds the characters of a YAML text that a data path stands for. */
import { type Document, isCollection, isMap, isScalar, isSeq, type ParsedNode, parseDocument } from 'yaml';
import type { Place } from './diagnostic.ts';
import { findInScalar, type OffsetRange } from './find-in-scalar.ts';

type PathPlace = Extract<Place, { path: unknown }>;
type Step = { readonly key: OffsetRange | undefined; readonly value: ParsedNode | null };

/** Parses a text for positions alone; its mistakes are told by others. */
export function parsePositions(text: string): Document.Parsed {
  return parseDocument(text, { stringKeys: true, uniqueKeys: false, prettyErrors: false });
}

/**
 * The range of a value, its key, or a part of its text.
 *
 * A path that does not exist, and a value without a character of its own, stand for the nearest key above.
 * Undefined when that is the file as a whole.
 */
export function findInYaml(
  document: Document.Parsed,
  text: string,
  place: PathPlace,
): OffsetRange | undefined {
  let step: Step = { key: undefined, value: document.contents };
  for (const segment of place.path) {
    const next = childOf(step.value, segment);
    if (!next) return step.key;
    step = next;
  }
  if (place.part === 'key' || place.path.length === 0) return step.key;
  return valueRange(step.value, text, place.within) ?? step.key;
}

function childOf(node: ParsedNode | null, segment: string | number): Step | undefined {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(segment));
    return pair && { key: rangeOf(pair.key), value: pair.value };
  }
  const item = isSeq(node) ? node.items[Number(segment)] : undefined;
  return item && { key: headOf(item), value: item };
}

/** What stands for a list item as its key: its first key when it is a block, else the item itself. */
function headOf(item: ParsedNode): OffsetRange | undefined {
  const first = isMap(item) ? item.items[0]?.key : undefined;
  return rangeOf(first ?? item);
}

function valueRange(
  node: ParsedNode | null,
  text: string,
  within: PathPlace['within'],
): OffsetRange | undefined {
  const range = rangeOf(node);
  if (!node || !range || range.start === range.end) return undefined;
  if (isScalar(node) && within && typeof node.value === 'string') {
    const source = text.slice(range.start, range.end);
    const part = findInScalar({ source, style: node.type, value: node.value }, within);
    return { start: range.start + part.start, end: range.start + part.end };
  }
  const isTrailed = isCollection(node) || text[range.end - 1] === '\n';
  if (!isTrailed) return range;
  return { start: range.start, end: range.start + text.slice(range.start, range.end).trimEnd().length };
}

function rangeOf(node: ParsedNode | null): OffsetRange | undefined {
  return node?.range ? { start: node.range[0], end: node.range[1] } : undefined;
}
