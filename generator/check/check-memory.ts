/** What checks found in files that have not changed since, from the store. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { keyOf } from '../store/keys.ts';
import type { Store } from '../store/store.ts';

type Find = () => readonly Diagnostic[];

/** For surroundings: gives what was found in a state of files, or finds it. Both are plain data. */
export type CheckMemory = (surroundings: unknown) => (state: unknown, find: Find) => readonly Diagnostic[];

/** Finds everything anew. */
export const forgetful: CheckMemory = () => (_state, find) => find();

/** `sources` change with every source of the checks. */
export function openCheckMemory(store: Store, sources: string): CheckMemory {
  const found = store.bucket('checked');
  return (surroundings) => {
    const common = keyOf(sources, surroundings);
    return (state, find) => {
      const key = keyOf(common, state);
      // The store gives back what this program put into it, or nothing.
      const known = found.getJson(key) as readonly Diagnostic[] | undefined;
      if (known !== undefined) return known;
      const diagnostics = find();
      found.putJson(key, diagnostics);
      return diagnostics;
    };
  };
}
