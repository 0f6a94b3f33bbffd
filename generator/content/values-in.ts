/** Lists the values in plain data of any shape. */
import { isPlainObject } from '../../schema/data-path.ts';
import type { DataPath } from '../../schema/index.ts';

/** The maximum number of items of a list. A longer list would slow down every rule. */
export const MAX_ITEMS = 5000;

export type ValueAtPath<Value> = readonly [path: DataPath, value: Value];

/** Lists every value in data, the data itself first. */
export function valuesIn(data: unknown): ValueAtPath<unknown>[] {
  const values: ValueAtPath<unknown>[] = [];
  const visit = (value: unknown, path: DataPath): void => {
    values.push([path, value]);
    if (Array.isArray(value)) for (const [index, item] of value.entries()) visit(item, [...path, index]);
    else if (isPlainObject(value)) for (const key of Object.keys(value)) visit(value[key], [...path, key]);
  };
  visit(data, []);
  return values;
}

/** Lists every string in data. */
export function stringsIn(data: unknown): ValueAtPath<string>[] {
  return valuesIn(data).filter((located): located is ValueAtPath<string> => typeof located[1] === 'string');
}
