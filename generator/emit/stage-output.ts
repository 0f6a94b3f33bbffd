/** Writes a plan of files into the staging folder, linking from the old output what did not change. */
import { hash } from 'node:crypto';
import { closeSync, fstatSync, linkSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { OutputFile } from '../output-file.ts';
import type { BuildLock } from './build-lock.ts';
import { type OutputFolder, outputMarker } from './output-folder.ts';
import { isAsRecorded, type OutputRecord, planRecordedFile, type RecordedFile } from './output-record.ts';
import { isSystemError } from './write-failure.ts';

/** Makes a second name for a file; throws the system's error when the disk has no hard links. */
export type LinkFile = (from: string, to: string) => void;

/** What stands in the staging folder. */
export type StagedOutput = {
  readonly record: OutputRecord;
  readonly written: number;
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
  beginStage(lock.folder);
  const stage = openStage(lock.folder, old, link);
  for (const [index, file] of files.entries()) {
    if (index % filesPerTurn === 0) await setImmediate();
    if (!lock.isHeld()) return undefined;
    stage.add(file);
  }
  return stage.result();
}

function beginStage(folder: OutputFolder): void {
  mkdirSync(folder.staging);
  writeFileSync(join(folder.staging, outputMarker.path), outputMarker.contents);
}

function openStage(folder: OutputFolder, old: OutputRecord, link: LinkFile) {
  const record = new Map<string, RecordedFile>();
  const linkUnchanged = createLinker(folder, old, link);
  const makeFolder = createFolderMaker();
  let linked = 0;
  return {
    add(file: OutputFile): void {
      const path = join(folder.staging, file.path);
      const sha256 = hash('sha256', file.contents);
      makeFolder(dirname(path));
      const unchanged = linkUnchanged(file.path, sha256);
      if (unchanged !== undefined) linked += 1;
      record.set(file.path, unchanged ?? writeFile(path, file.contents, sha256));
    },
    result: (): StagedOutput => ({ record, written: record.size - linked, linked }),
  };
}

/** Makes each folder once. */
function createFolderMaker(): (path: string) => void {
  const made = new Set<string>();
  return (path) => {
    if (made.has(path)) return;
    mkdirSync(path, { recursive: true });
    made.add(path);
  };
}

/** Links one file of the old output and says what is known of it; undefined when it has to be written. */
function createLinker(folder: OutputFolder, old: OutputRecord, link: LinkFile) {
  let canLink = true;
  return (path: string, sha256: string): RecordedFile | undefined => {
    const recorded = old.get(path);
    if (!canLink || recorded?.sha256 !== sha256) return undefined;
    const from = join(folder.path, path);
    if (!isAsRecorded(from, recorded)) return undefined;
    canLink = tryLink(link, from, join(folder.staging, path));
    return canLink ? recorded : undefined;
  };
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
    return planRecordedFile(sha256, fstatSync(file));
  } finally {
    closeSync(file);
  }
}
