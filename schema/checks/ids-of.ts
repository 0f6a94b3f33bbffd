/** Reading ids of lists whose shape is not to be trusted. */
import { valueAt } from '../data-path.ts';

/** The string ids of a list of blocks, or of a list of ids, each with its position. */
export function idsOf(list: unknown, key = 'id'): { readonly id: string; readonly index: number }[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown, index) => {
    const id = typeof item === 'string' ? item : valueAt(item, [key]);
    return typeof id === 'string' ? [{ id, index }] : [];
  });
}
