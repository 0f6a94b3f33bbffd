/** Turns a YAML document into plain data and finds keys that stand twice. */
import { isMap, isScalar, isSeq, type ParsedNode, type YAMLMap } from 'yaml';
import type { Problem } from './problem.ts';

/** Plain data, with what was noticed on the way. */
export type BuiltData = {
  readonly data: unknown;
  readonly problems: readonly Problem[];
  /** Whether JSON keeps the data as it is: it knows no infinity, no not-a-number and no negative zero. */
  readonly isJson: boolean;
};

/** Builds the data of a document without anchors, aliases and tags, nested at most as deep as is allowed. */
export function buildData(contents: ParsedNode | null): BuiltData {
  const builder = new DataBuilder();
  const data = builder.build(contents);
  return { data, problems: builder.problems, isJson: builder.isJson };
}

type Field = YAMLMap.Parsed['items'][number];

class DataBuilder {
  readonly problems: Problem[] = [];
  isJson = true;

  build(node: ParsedNode | null): unknown {
    if (isMap(node)) return this.#buildBlock(node);
    if (isSeq(node)) return node.items.map((item) => this.build(item));
    return isScalar(node) ? this.#keep(node.value) : null;
  }

  #keep(value: unknown): unknown {
    if (typeof value === 'number' && (!Number.isFinite(value) || Object.is(value, -0))) this.isJson = false;
    return value;
  }

  #buildBlock(map: YAMLMap.Parsed): Record<string, unknown> {
    const fields = new Map<string, Field>();
    for (const field of map.items) {
      const key = keyOf(field);
      const first = fields.get(key);
      if (first) this.problems.push(duplicateKey(key, first, field));
      else fields.set(key, field);
    }
    // `fromEntries` defines its properties, so that even `__proto__` becomes an ordinary key.
    return Object.fromEntries([...fields].map(([key, { value }]) => [key, this.build(value)]));
  }
}

/** Keys are compared as text: `1` and `"1"` are the same field. */
const keyOf = ({ key }: Field): string => (isScalar(key) ? String(key.value ?? '') : '');

function duplicateKey(key: string, first: Field, second: Field): Problem {
  const [start, end] = second.key.range;
  const [firstStart, firstEnd] = first.key.range;
  return {
    rule: 'yaml/duplicate-key',
    start,
    end,
    message: `"${key}" stands twice in the same block, and neither wins.`,
    fix: 'Remove one of the two lines, or rename one.',
    related: [{ start: firstStart, end: firstEnd, label: 'first' }],
  };
}
