/** Fills the staging folder with files, linking from the old output what did not change. */
import { hash } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Cache } from '../../cache/cache.ts';
import type { OutputFile } from '../../files/output-file.ts';
import { catchSystemError } from '../../files/system-error.ts';
import type { BuildLock } from './build-lock.ts';
import { outputMarker } from './output-folder.ts';
import { type RecordedFile, readFingerprint, readOutputRecord } from './output-record.ts';

/** The new output while it is written: the folder `folder.staging`, which goes with the lock. */
export type Staging = ReturnType<typeof prepareOutput>;

/** How the staging folder is filled. */
export type StagingOptions = {
  /** Writes every file anew and believes no record of earlier builds. @default false */
  readonly full?: boolean | undefined;
  /** Makes a second name for a file; throws the system's error when the disk has no hard links. @default linkSync */
  readonly link?: ((from: string, to: string) => void) | undefined;
};

/** Opens the staging folder of a held lock. The folder is created with the first file. */
export function prepareOutput(
  { folder }: BuildLock,
  { cache, full = false, link = linkSync }: StagingOptions & { readonly cache: Cache },
) {
  const { path: output, staging } = folder;
  const old = readOutputRecord(cache, folder);
  /** What was put; a file that is linked has its record of the old output. */
  const record = new Map<string, RecordedFile>();
  const folders = new Set<string>();
  const makeFolder = (path: string): void => {
    if (folders.has(path)) return;
    folders.add(path);
    if (path === staging) {
      mkdirSync(staging, { recursive: true });
      setMode(staging, folderMode);
      writeFileSync(join(staging, outputMarker.path), outputMarker.contents);
      setMode(join(staging, outputMarker.path), fileMode);
    } else {
      makeFolder(dirname(path));
      mkdirSync(path);
      setMode(path, folderMode);
    }
  };
  /** Writes a file, or links that of the old output when it is the same. Throws the system's error. */
  const writeFile = (file: OutputFile): void => {
    const { path, sha256 = hash('sha256', file.contents) } = file;
    const [from, to] = [join(output, path), join(staging, path)];
    makeFolder(dirname(to));
    const known = full ? undefined : old.get(path);
    const isSame = known?.sha256 === sha256 && readFingerprint(from) === known.fingerprint;
    // Whatever the system's reason to refuse a link is: writing the file tells whether there is a real one.
    const isLinked = isSame && catchSystemError(() => link(from, to)) === undefined;
    if (!isLinked) writeFileSync(to, file.contents, { flag: 'wx' });
    setMode(to, fileMode);
    const fingerprint = readFingerprint(to);
    record.set(path, isLinked && fingerprint === known.fingerprint ? known : { sha256, fingerprint });
  };
  return { old, writeFile, record };
}

/** What a web server reads, which often runs as another user, whatever the umask of the build is. */
const [fileMode, folderMode] = [0o644, 0o755];

/** Some disks keep no modes, and refuse them: that is no reason to publish nothing. */
function setMode(path: string, mode: number): void {
  if ((statSync(path).mode & 0o777) !== mode) catchSystemError(() => chmodSync(path, mode));
}
