/** Finds keys that stand twice in their block. */
import { type Document, isScalar, visit, type YAMLMap } from 'yaml';
import type { Problem } from './problem.ts';

/** The problems of a document without anchors, aliases and tags, nested at most as deep as is allowed. */
export function findDuplicates(document: Document.Parsed): Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    Map: (_, map) => {
      for (const problem of duplicatesIn(map)) problems.push(problem);
    },
  });
  return problems;
}

/** Keys are compared as text: `1` and `"1"` are the same field. */
function duplicatesIn({ items }: YAMLMap): Problem[] {
  const known = new Map<unknown, Range>();
  return items.flatMap(({ key }) => {
    const [name, range] = isScalar(key) ? [key.value, key.range] : [undefined, undefined];
    const first = known.get(name);
    if (range && first) return [duplicateKey(String(name), first, range)];
    if (range) known.set(name, range);
    return [];
  });
}

type Range = readonly [start: number, end: number, nodeEnd: number];

function duplicateKey(key: string, first: Range, [start, end]: Range): Problem {
  return {
    rule: 'yaml/duplicate-key',
    start,
    end,
    message: `"${key}" stands twice in the same block, and neither wins.`,
    fix: 'Remove one of the two lines, or rename one.',
    related: [{ start: first[0], end: first[1], label: 'first' }],
  };
}
