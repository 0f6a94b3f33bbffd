/** Pairs a name that one language alone has with the name that it lacks: one misspelling is one problem. */
import { nearest } from '../diagnostics/suggest.ts';

/** A misspelt name in the list at `index`, and the name of the other lists that was meant. */
export type MisspeltName = { readonly index: number; readonly written: string; readonly meant: string };

/** Misspelt names in lists that should hold the same names; the first list is suspected last. */
export function findMisspeltNames(lists: readonly (readonly string[])[]): MisspeltName[] {
  const found: MisspeltName[] = [];
  for (const [index, names] of [...lists.entries()].reverse()) {
    const others = new Set(lists.filter((other) => other !== names).flat());
    const settled = new Set(found.flatMap(({ written, meant }) => [written, meant]));
    const own = names.filter((name) => !others.has(name) && !settled.has(name));
    const lacking = [...others].filter((name) => !names.includes(name) && !settled.has(name));
    for (const written of own) {
      const meant = nearest(written, lacking);
      if (meant === undefined) continue;
      found.push({ index, written, meant });
      lacking.splice(lacking.indexOf(meant), 1);
    }
  }
  return found;
}
