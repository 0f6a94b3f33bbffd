/** Writes a plan of files into the staging folder, linking from the old output what did not change. */
import { hash } from 'node:crypto';
import { closeSync, fstatSync, linkSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { OutputFile } from '../output-file.ts';
import { isSystemError } from '../system-error.ts';
import type { BuildLock } from './build-lock.ts';
import { outputMarker } from './output-folder.ts';
import { describeState, type OutputRecord, type RecordedFile, stateOf } from './output-record.ts';

/** Makes a second name for a file; throws the system's error when the disk has no hard links. */
export type LinkFile = (from: string, to: string) => void;

/** What stands in the staging folder. */
export type StagedOutput = {
  readonly record: OutputRecord;
  /** How many of the files are linked; the others were written. */
  readonly linked: number;
};

/** What need not be written. */
export type StageOptions = {
  /** What is known of the files of the old output, which are linked when they did not change. */
  readonly old: OutputRecord;
  /** @default linkSync */
  readonly link?: LinkFile | undefined;
};

/** Files between two moments at which an abort is heard: some 10 ms of writing. */
const filesPerTurn = 100;

/**
 * Writes the files into the new folder `folder.staging`. Undefined when the lock was released meanwhile. Throws the
 * system's error when something cannot be written.
 */
export async function stageOutput(
  files: readonly OutputFile[],
  lock: BuildLock,
  { old, link = linkSync }: StageOptions,
): Promise<StagedOutput | undefined> {
  const { path: output, staging } = lock.folder;
  beginStage(staging, files);
  const record = new Map<string, RecordedFile>();
  let linked = 0;
  for (const [index, { path, contents }] of files.entries()) {
    if (index % filesPerTurn === 0) await setImmediate();
    if (!lock.isHeld()) return undefined;
    const sha256 = hash('sha256', contents);
    const [from, to] = [join(output, path), join(staging, path)];
    const known = old.get(path);
    const isLinked = known?.sha256 === sha256 && stateOf(from) === known.state && tryLink(link, from, to);
    if (isLinked) linked += 1;
    record.set(path, isLinked ? known : writeFile(to, contents, sha256));
  }
  return { record, linked };
}

function beginStage(staging: string, files: readonly OutputFile[]): void {
  mkdirSync(staging);
  const folders = new Set(files.map(({ path }) => dirname(path)));
  for (const folder of folders) mkdirSync(join(staging, folder), { recursive: true });
  writeFileSync(join(staging, outputMarker.path), outputMarker.contents);
}

/** False when the system refuses links, whatever its reason: writing the file tells whether there is a real one. */
function tryLink(link: LinkFile, from: string, to: string): boolean {
  try {
    link(from, to);
    return true;
  } catch (error) {
    if (isSystemError(error)) return false;
    throw error;
  }
}

function writeFile(path: string, contents: string | Uint8Array, sha256: string): RecordedFile {
  const file = openSync(path, 'wx');
  try {
    writeFileSync(file, contents);
    return { sha256, state: describeState(fstatSync(file, { bigint: true })) };
  } finally {
    closeSync(file);
  }
}
