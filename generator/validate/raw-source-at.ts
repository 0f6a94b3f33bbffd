/** Finds how a value stands in its file, digit for digit; YAML turns `0701` into another number. */
import { isScalar, parseDocument } from 'yaml';
import type { DataPath } from '../../schema/index.ts';

/** The value at a path as it was typed, or undefined when it is a list, a block or not there. */
export function rawSourceAt(text: string, path: DataPath): string | undefined {
  const node = parseDocument(text, { logLevel: 'silent' }).getIn(path, true);
  return isScalar(node) ? node.source : undefined;
}
