/** For what happens to a whole file at once: it is told at the first of its strings. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** The first diagnostic of each file, which says how many texts there are like it. */
export function oncePerFile(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...Map.groupBy(diagnostics, ({ place }) => place.file).values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    if (others.length === 0) return [first];
    const texts = others.length === 1 ? 'another text' : `${others.length} other texts`;
    return [{ ...first, message: `${first.message}\nThe same is in ${texts} of this file.` }];
  });
}
