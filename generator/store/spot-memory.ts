/** Where problems stand in files, from the store: a file with an old problem is neither parsed nor opened for its place. */
import type { SpotMemory } from '../diagnostics/locate.ts';
import { keyOf } from './keys.ts';
import { recallJson, type Store } from './store.ts';

type HashedFile = { readonly path: string; readonly hash: string };

/** `sources` change with every source of the program. */
export function openSpotMemory(store: Store, sources: string, files: readonly HashedFile[]): SpotMemory {
  const spots = store.bucket('spots');
  const hashes = new Map(files.map(({ path, hash }) => [path, hash]));
  return (file, places, find) => {
    const hash = hashes.get(file);
    // A file without one could not be read, or is none of the content.
    return hash ? recallJson(spots, keyOf(sources, hash, places), find) : find();
  };
}
