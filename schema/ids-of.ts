/** Reads the ids of lists that are not validated. */
import { valueAt } from './data-path.ts';

/** Returns the string ids of a list of blocks, or of a list of ids, each with its position. */
export function idsOf(list: unknown, key = 'id'): { readonly id: string; readonly index: number }[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown, index) => {
    const id = typeof item === 'string' ? item : valueAt(item, [key]);
    return typeof id === 'string' ? [{ id, index }] : [];
  });
}

/** Returns the ids of a list in which every item has one; undefined for all other values. */
export function completeIdsOf(list: unknown): ReturnType<typeof idsOf> | undefined {
  const ids = idsOf(list).filter(({ id }) => id !== '');
  return Array.isArray(list) && ids.length === list.length ? ids : undefined;
}
