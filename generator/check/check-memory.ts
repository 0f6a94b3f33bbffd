/** What checks found in files that have not changed since, from the store. */
import { keyOf } from '../store/keys.ts';
import { recallJson, type Store } from '../store/store.ts';

/** For surroundings: gives what was found in a state of files, or finds it. All three are plain data. */
export type CheckMemory = (surroundings: unknown) => <Found>(state: unknown, find: () => Found) => Found;

/** `sources` change with every source of the checks. */
export function openCheckMemory(store: Store, sources: string): CheckMemory {
  const found = store.bucket('checked');
  return (surroundings) => {
    const common = keyOf(sources, surroundings);
    return (state, find) => recallJson(found, keyOf(common, state), find);
  };
}
