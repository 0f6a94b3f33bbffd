/** Reads the files of a site in an output folder. The dev server has its own `SiteFiles`, in memory. */
import { existsSync, realpathSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Access to the current files of a site by their paths in the output folder. */
export type SiteFiles = {
  readonly has: (path: string) => boolean;
  /** Returns the contents of a file; undefined when it does not exist. */
  readonly read: (path: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
};

/** Returns access to the files in a folder. `has` ignores symbolic links, and is case-sensitive on every system. */
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

export const pathExists = (path: string): boolean => existsSync(path);
