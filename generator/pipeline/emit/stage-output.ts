/** Writes files into the staging folder, and hard-links unchanged files of the old output. */
import { hash } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Cache } from '../../cache/cache.ts';
import type { OutputFile } from '../../files/output-file.ts';
import { catchSystemError } from '../../files/system-error.ts';
import type { BuildLock } from './build-lock.ts';
import { outputMarker } from './output-folder.ts';
import { type RecordedFile, readFingerprint, readOutputRecord } from './output-record.ts';

/** Options of writing the staging folder. */
export type StagingOptions = {
  /** Whether every file is written, regardless of the record of earlier builds. @default false */
  readonly full?: boolean | undefined;
  /** Creates a hard link; throws system errors. @default linkSync */
  readonly link?: ((from: string, to: string) => void) | undefined;
};

/**
 * Returns the records of the old and the new output, and a function that writes into the staging folder. Its
 * first call creates the folder.
 */
export function prepareOutput(
  { folder }: BuildLock,
  { cache, full = false, link = linkSync }: StagingOptions & { readonly cache: Cache },
) {
  const { path: output, staging } = folder;
  const oldRecord = readOutputRecord(cache, folder);
  /** The record of the written files. A linked file keeps its record of the old output. */
  const newRecord = new Map<string, RecordedFile>();
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
  /** Writes a file, or creates a hard link to an equal file of the old output. Throws system errors. */
  const writeFile = (file: OutputFile): void => {
    const { path, sha256 = hash('sha256', file.contents) } = file;
    const [from, to] = [join(output, path), join(staging, path)];
    makeFolder(dirname(to));
    const recorded = full ? undefined : oldRecord.get(path);
    const isSame = recorded?.sha256 === sha256 && readFingerprint(from) === recorded.fingerprint;
    // A failed link is not reported, because the file is then written, which reports problems of the disk.
    const isLinked = isSame && catchSystemError(() => link(from, to)) === undefined;
    if (!isLinked) writeFileSync(to, file.contents, { flag: 'wx' });
    setMode(to, fileMode);
    const fingerprint = readFingerprint(to);
    newRecord.set(
      path,
      isLinked && fingerprint === recorded.fingerprint ? recorded : { sha256, fingerprint },
    );
  };
  return { oldRecord, writeFile, newRecord };
}

/** Modes that let a web server of another user read the files, independent of the umask. */
const [fileMode, folderMode] = [0o644, 0o755];

/** Sets the mode of a file or folder. Ignores errors, because some disks do not support modes. */
function setMode(path: string, mode: number): void {
  if ((statSync(path).mode & 0o777) !== mode) catchSystemError(() => chmodSync(path, mode));
}
