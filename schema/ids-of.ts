import { valueAt } from './data-path.ts';

/** Of a list of blocks, or of a list of ids. */
export function idsOf(list: unknown, key = 'id'): { readonly id: string; readonly index: number }[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown, index) => {
    const id = typeof item === 'string' ? item : valueAt(item, [key]);
    return typeof id === 'string' ? [{ id, index }] : [];
  });
}

/** Undefined unless every item of the list has an id. */
export function completeIdsOf(list: unknown): ReturnType<typeof idsOf> | undefined {
  const ids = idsOf(list).filter(({ id }) => id !== '');
  return Array.isArray(list) && ids.length === list.length ? ids : undefined;
}
