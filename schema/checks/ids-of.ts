/** Reads ids of lists whose shape is not known. */
import { valueAt } from '../data-path.ts';

/** Returns the string ids of a list of blocks, or of a list of ids, each with its position. */
export function idsOf(list: unknown, key = 'id'): { readonly id: string; readonly index: number }[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown, index) => {
    const id = typeof item === 'string' ? item : valueAt(item, [key]);
    return typeof id === 'string' ? [{ id, index }] : [];
  });
}

/** Returns the ids of a list whose items all have one; undefined for every other value. */
export function wholeIdsOf(list: unknown): ReturnType<typeof idsOf> | undefined {
  const ids = idsOf(list).filter(({ id }) => id !== '');
  return Array.isArray(list) && ids.length === list.length ? ids : undefined;
}
