/** Returns each item with the same key as an earlier item, with the first item of that key. */
export function findDuplicates<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): { readonly duplicate: Item; readonly first: Item }[] {
  return [...Map.groupBy(items, keyOf).values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : others.map((duplicate) => ({ duplicate, first })),
  );
}
