/** Returns the ids of records sorted by `order`; records with errors last. */
export function idsInOrder(records: ReadonlyMap<string, { readonly order: number } | undefined>): string[] {
  const orderOf = (record: { readonly order: number } | undefined) =>
    record?.order ?? Number.MAX_SAFE_INTEGER;
  return [...records]
    .sort(([idA, a], [idB, b]) => orderOf(a) - orderOf(b) || (idA < idB ? -1 : 1))
    .map(([id]) => id);
}
