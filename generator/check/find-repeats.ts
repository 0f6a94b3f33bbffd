/** Finds what stands twice. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** Each thing that has the key of an earlier one, with the first of them. */
export function findRepeats<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): { readonly again: Item; readonly first: Item }[] {
  return [...Map.groupBy(items, keyOf).values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : others.map((again) => ({ again, first })),
  );
}

/** The first diagnostic of each file, for what happens to a whole file at once; it says how many texts are like it. */
export function oncePerFile(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...Map.groupBy(diagnostics, ({ place }) => place.file).values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    if (others.length === 0) return [first];
    const texts = others.length === 1 ? 'another text' : `${others.length} other texts`;
    return [{ ...first, message: `${first.message}\nThe same is in ${texts} of this file.` }];
  });
}
