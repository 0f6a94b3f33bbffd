/**
 * One build per output folder. The lock is a file beside the folder that names the process holding it; it ends with
 * that process, because a lock whose process is gone is taken over.
 */
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Stage } from '../stage.ts';
import { isSystemError } from '../system-error.ts';
import { type OutputFolder, planLabel } from './output-folder.ts';
import { readProcessStart } from './process-start.ts';
import { removeIfPossible } from './remove-tree.ts';

/** The running program and its surroundings, as the shell knows them. */
export type Builder = {
  readonly pid: number;
  readonly host: string;
  /** Whether a process with this id exists on this machine, whoever owns it. */
  readonly isRunning: (pid: number) => boolean;
  /** The time, for the sentence that says since when a build runs. */
  readonly now: () => Date;
};

/** A lock that is held. */
export type BuildLock = {
  readonly folder: OutputFolder;
  /** False after `release`: from then on nothing of this output may be touched. */
  readonly isHeld: () => boolean;
  /**
   * Removes what a publication left in the staging folder, then the lock. Safe to call twice, and synchronous, so
   * that a signal handler can call it as the last thing before the process ends.
   */
  readonly release: () => void;
};

const Holder = z.object({
  pid: z.int(),
  host: z.string(),
  since: z.string(),
  /** When the process started, in the system's own units; absent where the system does not say. */
  start: z.string().optional(),
});
type Holder = z.infer<typeof Holder>;

/** Taking over a lock is itself locked; beyond this many processes killed in the act a person has to look. */
const maxTakeovers = 3;

/**
 * Takes the lock of an output folder, until `release` or until `signal` aborts. The value is undefined, with
 * `build/locked`, when another build holds it. Creates the folder's parent. Throws the system's error when the lock
 * cannot be written.
 */
export function lockOutput(
  folder: OutputFolder,
  builder: Builder,
  signal?: AbortSignal,
): Stage<BuildLock | undefined> {
  mkdirSync(dirname(folder.lock), { recursive: true });
  const self: Holder = {
    pid: builder.pid,
    host: builder.host,
    since: builder.now().toISOString(),
    start: readProcessStart(builder.pid),
  };
  const obstacle = takeLock(folder.lock, { self, builder, takeovers: 0 });
  if (obstacle !== undefined) return { value: undefined, diagnostics: [buildLocked(folder, obstacle)] };
  return { value: holdLock(folder, signal), diagnostics: [] };
}

function holdLock(folder: OutputFolder, signal: AbortSignal | undefined): BuildLock {
  let isHeld = true;
  const release = () => {
    if (!isHeld) return;
    isHeld = false;
    signal?.removeEventListener('abort', release);
    removeIfPossible(folder.staging);
    removeIfPossible(folder.lock);
  };
  if (signal?.aborted) release();
  else signal?.addEventListener('abort', release);
  return { folder, isHeld: () => isHeld, release };
}

type Attempt = { readonly self: Holder; readonly builder: Builder; readonly takeovers: number };
/** The lock in the way, and who holds it when it says so. */
type Obstacle = { readonly path: string; readonly holder?: Holder };

function takeLock(path: string, attempt: Attempt): Obstacle | undefined {
  for (;;) {
    if (createLock(path, attempt.self)) return undefined;
    const obstacle = findObstacle(path, attempt) ?? removeDeadLock(path, attempt);
    if (obstacle !== undefined) return obstacle;
  }
}

/** Undefined when the lock is gone, or its process is. A lock that does not say who holds it is held. */
function findObstacle(path: string, attempt: Attempt): Obstacle | undefined {
  const holder = readHolder(path);
  if (holder === 'unreadable') return { path };
  const isFree = holder === undefined || !isRunning(holder, attempt.builder);
  return isFree ? undefined : { path, holder };
}

/**
 * Removes the lock of a process that is gone. Only the holder of a second lock may do so, and it looks again first:
 * otherwise two builds that saw the same dead lock could each remove the other's new one.
 */
function removeDeadLock(path: string, attempt: Attempt): Obstacle | undefined {
  if (attempt.takeovers === maxTakeovers) return { path };
  const guard = `${path}.takeover`;
  const obstacle = takeLock(guard, { ...attempt, takeovers: attempt.takeovers + 1 });
  if (obstacle !== undefined) return obstacle;
  if (findObstacle(path, attempt) === undefined) rmSync(path, { force: true });
  rmSync(guard, { force: true });
  return undefined;
}

/** Creates a lock with its text in one step, so that nobody ever reads half of it. False when there is one. */
function createLock(path: string, self: Holder): boolean {
  const text = `${JSON.stringify(self)}\n`;
  const own = `${path}.${self.pid}`;
  writeFileSync(own, text);
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return error.code === 'EEXIST' ? false : createLockWithoutLink(path, text);
  } finally {
    rmSync(own, { force: true });
  }
}

/** For disks without hard links. */
function createLockWithoutLink(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (isSystemError(error) && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Undefined when the lock is gone. */
function readHolder(path: string): Holder | 'unreadable' | undefined {
  try {
    return Holder.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data ?? 'unreadable';
  } catch (error) {
    if (error instanceof SyntaxError) return 'unreadable';
    if (isSystemError(error) && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function isRunning(holder: Holder, builder: Builder): boolean {
  if (holder.host !== builder.host) return true;
  if (!builder.isRunning(holder.pid)) return false;
  const start = readProcessStart(holder.pid);
  return start === undefined || holder.start === undefined || start === holder.start;
}

function buildLocked(folder: OutputFolder, { path, holder }: Obstacle): Diagnostic {
  const lock = planLabel(folder.projectRoot, path);
  const who =
    holder === undefined
      ? `${lock} does not say which`
      : `process ${holder.pid} on ${holder.host}, since ${holder.since}`;
  return {
    rule: 'build/locked',
    place: { file: folder.label },
    message: `Another build writes ${folder.label}: ${who}.`,
    fix: `Wait until it has ended. If no such process runs, delete ${lock}.`,
  };
}
