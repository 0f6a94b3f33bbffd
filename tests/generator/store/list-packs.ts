import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that a store has on disk of a kind: packs, and what is being written. */
export function listPacks(projectRoot: string, kind: string): readonly string[] {
  const folder = join(projectRoot, '.cache/store', kind);
  return readdirSync(folder).map((name) => join(folder, name));
}
