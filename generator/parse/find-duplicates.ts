/** Finds keys that stand twice in their block. */
import { type Document, isScalar, type Range, visit } from 'yaml';
import type { Problem } from './problem.ts';

/** The problems of a document without anchors, aliases and tags, nested at most as deep as is allowed. */
export function findDuplicates(document: Document.Parsed): Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    Map: (_, { items }) => {
      const known = new Map<unknown, Range>();
      for (const { key } of items) {
        if (!isScalar(key) || !key.range) continue;
        const first = known.get(key.value);
        if (first) problems.push(duplicateKey(String(key.value), first, key.range));
        else known.set(key.value, key.range);
      }
    },
  });
  return problems;
}

function duplicateKey(key: string, first: Range, [start, end]: Range): Problem {
  return {
    ...{ rule: 'yaml/duplicate-key', start, end },
    message: `"${key}" stands twice in the same block, and neither wins.`,
    fix: 'Remove one of the two lines, or rename one.',
    related: [{ start: first[0], end: first[1], label: 'first' }],
  };
}
