/** Walks plain data of any shape. */
import { isPlainObject } from '../../schema/data-path.ts';
import type { DataPath } from '../../schema/index.ts';

/** A value with its path. */
export type Placed<Value> = readonly [path: DataPath, value: Value];

/** Everything in some data, itself first. */
export function valuesIn(data: unknown, path: DataPath = []): Placed<unknown>[] {
  const own: Placed<unknown>[] = [[path, data]];
  if (Array.isArray(data)) {
    return own.concat(data.flatMap((item, index) => valuesIn(item, [...path, index])));
  }
  if (!isPlainObject(data)) return own;
  return own.concat(Object.entries(data).flatMap(([key, value]) => valuesIn(value, [...path, key])));
}

/** Every string in some data. */
export function stringsIn(data: unknown): Placed<string>[] {
  return valuesIn(data).flatMap(([path, value]) => (typeof value === 'string' ? [[path, value]] : []));
}
