/** Keys and list positions from the root of a file to a value. */
export type DataPath = readonly (string | number)[];

/** Undefined when the value does not exist. */
export const valueAt = (data: unknown, path: DataPath): unknown =>
  path.reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return typeof key === 'number' ? value[key] : undefined;
    return isPlainObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }, data);

/** `steps[0].title` */
export const formatKey = (path: DataPath): string =>
  path.reduce<string>((key, part) => {
    if (typeof part === 'number') return `${key}[${part}]`;
    return key === '' ? part : `${key}.${part}`;
  }, '');

export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Undefined, null, or a text of spaces. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

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
