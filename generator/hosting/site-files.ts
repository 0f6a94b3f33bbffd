/** Where the files of a site are found: an output folder, or the memory of a server that makes them. */
import { realpathSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** The files of a site as they are now, by their paths inside the output folder. */
export type SiteFiles = {
  readonly has: (path: string) => boolean;
  /** Undefined when there is no such file. */
  readonly read: (path: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
};

/** Files exactly so named; links are not followed and letter case counts on every disk. Nothing is kept. */
export function filesIn(folder: string): SiteFiles {
  return {
    has: (path) => {
      try {
        const file = join(realpathSync.native(folder), path);
        return realpathSync.native(file) === resolve(file) && statSync(file).isFile();
      } catch {
        return false;
      }
    },
    read: (path) => readFile(join(folder, path)).catch(() => undefined),
  };
}
