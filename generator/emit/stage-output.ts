/** Writes a plan of files into the staging folder, linking from the old output what did not change. */
import { hash } from 'node:crypto';
import { linkSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { OutputFile } from '../output-file.ts';
import { refusalOf } from '../system-error.ts';
import type { BuildLock } from './build-lock.ts';
import { outputMarker } from './output-folder.ts';
import { type OutputRecord, type RecordedFile, stateOf } from './output-record.ts';

/** Makes a second name for a file; throws the system's error when the disk has no hard links. */
export type LinkFile = (from: string, to: string) => void;

/** What stands in the staging folder. */
export type StagedOutput = {
  readonly record: OutputRecord;
  /** How many of the files are linked; the others were written. */
  readonly linked: number;
};

/** Files between two moments at which an abort is heard: some 10 ms of writing. */
const filesPerTurn = 100;

/**
 * Writes the files into the new folder `folder.staging`, or links those of the old output that did not change.
 * Undefined when the lock was released meanwhile. Throws the system's error when something cannot be written.
 */
export async function stageOutput(
  files: readonly OutputFile[],
  lock: BuildLock,
  old: OutputRecord,
  link: LinkFile = linkSync,
): Promise<StagedOutput | undefined> {
  const { path: output, staging } = lock.folder;
  beginStage(staging, files);
  const record = new Map<string, RecordedFile>();
  let linked = 0;
  for (const [index, file] of files.entries()) {
    if (index % filesPerTurn === 0) await setImmediate();
    if (!lock.isHeld()) return undefined;
    const { path, sha256 = hash('sha256', file.contents) } = file;
    const [from, to] = [join(output, path), join(staging, path)];
    const known = old.get(path);
    const isSame = known?.sha256 === sha256 && stateOf(from) === known.state;
    // Whatever the system's reason to refuse a link is: writing the file tells whether there is a real one.
    const isLinked = isSame && refusalOf(() => link(from, to)) === undefined;
    if (isLinked) linked += 1;
    else writeFileSync(to, file.contents, { flag: 'wx' });
    record.set(path, isLinked ? known : { sha256, state: stateOf(to) ?? '' });
  }
  return { record, linked };
}

function beginStage(staging: string, files: readonly OutputFile[]): void {
  mkdirSync(staging);
  const folders = new Set(files.map(({ path }) => dirname(path)));
  for (const folder of folders) mkdirSync(join(staging, folder), { recursive: true });
  writeFileSync(join(staging, outputMarker.path), outputMarker.contents);
}
