/** Turns a YAML document into plain data and finds keys that stand twice. */
import { type Document, isScalar, visit, type YAMLMap } from 'yaml';
import type { Problem } from './problem.ts';

/** Plain data, with what was noticed on the way. */
export type BuiltData = {
  readonly data: unknown;
  readonly problems: readonly Problem[];
  /** Whether JSON keeps the data as it is: it knows no infinity, no not-a-number and no negative zero. */
  readonly isJson: boolean;
};

/** Builds the data of a document without anchors, aliases and tags, nested at most as deep as is allowed. */
export function buildData(document: Document.Parsed): BuiltData {
  const problems: Problem[] = [];
  let isJson = true;
  visit(document, {
    Map: (_, map) => {
      for (const problem of findDuplicates(map)) problems.push(problem);
    },
    Scalar: (_, { value }) => {
      if (typeof value === 'number' && (!Number.isFinite(value) || Object.is(value, -0))) isJson = false;
    },
  });
  return { data: problems.length > 0 ? undefined : document.toJS(), problems, isJson };
}

/** Keys are compared as text: `1` and `"1"` are the same field. */
function findDuplicates({ items }: YAMLMap): Problem[] {
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
