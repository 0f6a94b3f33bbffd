/**
 * One build per output folder. The lock is a file beside the folder that names the process holding it; it ends with
 * that process, because a lock whose process is gone is taken over.
 */
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Stage } from '../stage.ts';
import { isSystemError, refusalOf } from '../system-error.ts';
import { type OutputFolder, planLabel } from './output-folder.ts';
import { removeTree } from './remove-tree.ts';

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
export type BuildLock = ReturnType<typeof holdLock>;

type Holder = ReturnType<typeof describeBuilder>;

/** What a lock says of a process; it has no `start` where the system does not say when that was. */
function describeBuilder({ pid, host, now }: Builder) {
  return { pid, host, since: now().toISOString(), start: readProcessStart(pid) };
}

/** Undefined for what no build wrote. */
function readHolder(text: string): Holder | undefined {
  const holder: Partial<Holder> | null = JSON.parse(text);
  const { pid, host, since, start = '' } = holder ?? {};
  const isWhole = Number.isInteger(pid) && [host, since, start].every((text) => typeof text === 'string');
  return isWhole ? (holder as Holder) : undefined;
}

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
  const obstacle = takeLock(folder.lock, builder);
  if (obstacle !== undefined) return { value: undefined, diagnostics: [buildLocked(folder, obstacle)] };
  return { value: holdLock(folder, signal), diagnostics: [] };
}

function holdLock(folder: OutputFolder, signal: AbortSignal | undefined) {
  let isHeld = true;
  /**
   * Removes what a publication left in the staging folder, then the lock. Safe to call twice, and synchronous, so
   * that a signal handler can call it as the last thing before the process ends.
   */
  const release = () => {
    if (!isHeld) return;
    isHeld = false;
    // A second failure must not hide the first on the way out; the next command finds what is left.
    for (const path of [folder.staging, folder.lock]) refusalOf(() => removeTree(path));
  };
  if (signal?.aborted) release();
  else signal?.addEventListener('abort', release, { once: true });
  /** False after `release`: from then on nothing of this output may be touched. */
  return { folder, isHeld: () => isHeld, release };
}

/** The lock in the way, and who holds it when it says so. */
type Obstacle = { readonly path: string; readonly holder?: Holder | undefined };

/**
 * The lock of a process that is gone is removed. Only the holder of a second lock, taken the same way, may do so, and
 * it looks again first: otherwise two builds that saw the same dead lock could each remove the other's new one.
 */
function takeLock(path: string, builder: Builder): Obstacle | undefined {
  while (!createLock(path, builder)) {
    const obstacle = findObstacle(path, builder);
    if (obstacle !== undefined) return obstacle;
    const guard = `${path}.takeover`;
    const rival = takeLock(guard, builder);
    if (rival !== undefined) return rival;
    if (findObstacle(path, builder) === undefined) rmSync(path, { force: true });
    rmSync(guard, { force: true });
  }
  return undefined;
}

/** Undefined when the lock is gone, or its process is. A lock that does not say who holds it is held. */
function findObstacle(path: string, builder: Builder): Obstacle | undefined {
  try {
    const holder = readHolder(readFileSync(path, 'utf8'));
    return holder === undefined || isRunning(holder, builder) ? { path, holder } : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return { path };
    if (isSystemError(error) && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Creates a lock with its text in one step, so that nobody ever reads half of it. False when there is one. */
function createLock(path: string, builder: Builder): boolean {
  const text = `${JSON.stringify(describeBuilder(builder))}\n`;
  const own = `${path}.${builder.pid}`;
  writeFileSync(own, text);
  let refusal = refusalOf(() => linkSync(own, path));
  rmSync(own, { force: true });
  // Disks without hard links refuse for another reason than that there is a lock.
  if (refusal !== undefined && refusal.code !== 'EEXIST')
    refusal = refusalOf(() => writeFileSync(path, text, { flag: 'wx' }));
  if (refusal !== undefined && refusal.code !== 'EEXIST') throw refusal;
  return refusal === undefined;
}

function isRunning(holder: Holder, builder: Builder): boolean {
  if (holder.host !== builder.host) return true;
  if (!builder.isRunning(holder.pid)) return false;
  const start = readProcessStart(holder.pid);
  return start === undefined || holder.start === undefined || start === holder.start;
}

/**
 * When a process started, in the system's own units, or `ended` for one that is dead and only waits for its parent.
 * Tells it from a later one that was given the same number. Undefined where the system does not say: everywhere but on
 * Linux, and for processes that are hidden or gone.
 */
function readProcessStart(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets, which may itself hold spaces and brackets.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // The start time is field 22 of proc(5); `state` is field 3.
    return state === 'Z' ? 'ended' : fields[18];
  } catch {
    return undefined;
  }
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
