/**
 * Publishes a site: locks the output folder, writes all files into a staging folder beside it, and replaces the output
 * with two renames. After any interruption the output is the old one, the new one, or absent until the next build or
 * `recoverOutput` restores the old one.
 */
import { hash } from 'node:crypto';
import fs from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { Diagnostic, Result, RuleId } from '../../diagnostics/diagnostic.ts';
import type { OutputFile } from '../../files/output-file.ts';
import { isInside, labelOfPath } from '../../files/paths.ts';
import { catchSystemError, explainWriteError, isSystemCallError } from '../../files/system-error.ts';

export type OutputOptions = {
  readonly projectRoot: string;
  readonly out: string;
  /** Removes unfinished files and the lock before `abort()` returns: the process may end right after it. */
  readonly signal?: AbortSignal;
};

type OutputFolder = ReturnType<typeof resolveOutputFolder>;

/** Keep the value until the release: the lock also ends when it is garbage-collected. */
export type OpenOutput = ReturnType<typeof createOpenOutput>;

/** The marker file inside every output folder. A folder without it is never replaced. */
export const outputMarker = {
  path: '.made-by-site-generator',
  contents: 'The site generator wrote this folder and replaces it as a whole. Do not edit it.\n',
} as const;

/** The source folders of a project, which must not contain the output. */
const sourceFolders = [
  'content',
  'schema',
  'templates',
  'scripts',
  'generator',
  'tests',
  'node_modules',
  '.git',
];

/** Files at the top of a project that a result file must not replace. */
const sourceFiles = ['package.json', 'package-lock.json', 'tsconfig.json', 'README.md'];

/** Modes that let a web server of another user read the files, independent of the umask. */
const [fileMode, folderMode] = [0o644, 0o755];

/** Number of files between two turns of the event loop, in which an abort is handled: about 10 ms of writing. */
const filesPerTurn = 100;

/** SQLite's code for a database that another connection has locked. */
const busyCode = 5;

/** The caller releases the lock. On failure, the value is undefined and the diagnostic a `build/…` one. */
export function openOutput({ projectRoot, out, signal }: OutputOptions): Result<OpenOutput | undefined> {
  const folder = resolveOutputFolder(projectRoot, out);
  const { label } = folder;
  const fail = (rule: RuleId, message: string, fix: string) => ({
    value: undefined,
    diagnostics: [{ rule, location: { file: label }, message, fix }],
  });
  let output: OpenOutput | undefined;
  try {
    const pathProblem = findPathProblem(folder);
    if (pathProblem !== undefined) {
      const message = `The output folder ${label} ${pathProblem}, so it cannot be replaced by a build.`;
      return fail('build/output-path', message, 'Choose a folder of its own, such as --out dist.');
    }
    const lock = acquireLock(folder.lock);
    if (lock === undefined)
      return fail('build/locked', `Another build writes ${label}.`, 'Wait until it has ended.');
    output = createOpenOutput(folder, lock, signal);
    recover(folder);
    const originProblem = findOriginProblem(folder.path);
    if (originProblem === undefined) return { value: output, diagnostics: [] };
    output.release();
    const message = `The output folder ${label} ${originProblem}, so it is not replaced.`;
    return fail('build/foreign-output', message, `Move ${label} away or choose another folder with --out.`);
  } catch (error) {
    output?.release();
    return { value: undefined, diagnostics: [failureDiagnostic(folder, error)] };
  }
}

/** When a build was killed between its two renames. Changes nothing while another build runs. */
export function recoverOutput(options: OutputOptions): void {
  const { path, previous } = resolveOutputFolder(options.projectRoot, options.out);
  if (!fs.existsSync(path) && fs.existsSync(previous)) openOutput(options).value?.release();
}

/**
 * Replaces the output with these files. The value is undefined when nothing was published: after a failed write, with
 * the diagnostic, or after the release, without any. An abort during the renames does not stop the publication. Throws
 * for a plan without files, or with a path outside of the folder.
 */
export async function publishOutput(
  files: readonly OutputFile[],
  { folder, ownsLock }: OpenOutput,
): Promise<Result<{ readonly leftover: string | undefined } | undefined>> {
  const isValid = ({ path }: OutputFile) => isInside(resolve(folder.staging, path), folder.staging);
  if (files.length === 0 || !files.every(isValid)) throw new Error('The plan of output files is invalid.');
  try {
    if (!(await stage([outputMarker, ...files], folder, ownsLock)))
      return { value: undefined, diagnostics: [] };
    swap(folder);
  } catch (error) {
    return { value: undefined, diagnostics: [failureDiagnostic(folder, error)] };
  }
  // The new output is published, so this failure is not an error.
  const isRemoved = catchSystemError(() => discardPrevious(folder)) === undefined;
  const leftover = fs.existsSync(folder.previous) ? folder.previous : folder.staging;
  return {
    /** `leftover` is the name of the old output when it could not be removed. */
    value: { leftover: isRemoved ? undefined : labelOfPath(folder.projectRoot, leftover) },
    diagnostics: [],
  };
}

function resolveOutputFolder(projectRoot: string, out: string) {
  const root = resolve(projectRoot);
  const path = resolve(root, out);
  const beside = (suffix: string) => join(dirname(path), `.${basename(path)}.${suffix}`);
  return {
    projectRoot: root,
    path,
    label: labelOfPath(root, path),
    /** The unfinished new output, or the old output during its removal. */
    staging: beside('staging'),
    /** The old output between the two renames of a publication; always complete. */
    previous: beside('previous'),
    lock: beside('lock.db'),
  };
}

function createOpenOutput(folder: OutputFolder, lock: DatabaseSync, signal: AbortSignal | undefined) {
  /** Idempotent and synchronous, so that a signal handler can call it. */
  const release = () => {
    if (!lock.isOpen) return;
    // An error here must not hide an earlier one; the next build removes leftovers.
    for (const path of [folder.staging, folder.lock]) catchSystemError(() => removeTree(path));
    lock.close();
  };
  if (signal?.aborted) release();
  else signal?.addEventListener('abort', release, { once: true });
  return { folder, ownsLock: () => lock.isOpen, release };
}

/**
 * Until the connection is closed or the process ends. Undefined when another build has locked the file.
 * SQLite locks it with a lock of the system, which ends with its process: a killed build blocks nobody, also
 * when its id is that of another process after a restart or in another container. Throws system errors.
 */
function acquireLock(path: string): DatabaseSync | undefined {
  fs.mkdirSync(dirname(path), { recursive: true });
  for (;;) {
    // Never opens an existing file: closing it would end the lock of another connection of this process.
    const systemError = catchSystemError(() => fs.writeFileSync(path, '', { flag: 'wx' }));
    if (systemError !== undefined && systemError.code !== 'EEXIST') throw systemError;
    // SQLite does not lock a file that it may only read.
    if (fs.existsSync(path)) fs.accessSync(path, fs.constants.W_OK);
    const before = fs.statSync(path, { throwIfNoEntry: false })?.ino;
    const lock = lockFile(path);
    if (lock === undefined) return undefined;
    // Otherwise its owner has removed the file before this process locked it.
    if (before !== undefined && fs.statSync(path, { throwIfNoEntry: false })?.ino === before) return lock;
    lock.close();
  }
}

function lockFile(path: string): DatabaseSync | undefined {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(path, { timeout: 0 });
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock?.close();
    if (error instanceof Error && 'errcode' in error) {
      if (error.errcode === busyCode) return undefined;
      // Reported like an error of the system, because it is one of permissions or of the disk.
      Object.assign(error, { syscall: 'lock', path });
    }
    throw error;
  }
}

/** Removes leftovers of a killed build, and restores the old output when its publication was interrupted. */
function recover(folder: OutputFolder): void {
  removeTree(folder.staging);
  if (fs.existsSync(folder.path)) discardPrevious(folder);
  else if (fs.existsSync(folder.previous)) fs.renameSync(folder.previous, folder.path);
}

/** Renames the old output first, so that a folder with the name of the previous output is complete. */
function discardPrevious({ previous, staging }: OutputFolder): void {
  if (!fs.existsSync(previous)) return;
  fs.renameSync(previous, staging);
  removeTree(staging);
}

/** False when the lock was released before the last file. */
async function stage(
  files: readonly OutputFile[],
  { path: output, staging }: OutputFolder,
  ownsLock: () => boolean,
): Promise<boolean> {
  const folders = new Set(['.', ...files.flatMap(({ path }) => foldersOf(path))]);
  for (const [index, file] of files.entries()) {
    if (index % filesPerTurn === 0) await setImmediate();
    if (!ownsLock()) return false;
    // Folders are created before the first file; parents sort before their folders.
    if (index === 0) {
      for (const path of [...folders].sort().map((name) => join(staging, name))) {
        fs.mkdirSync(path);
        setMode(path, folderMode);
      }
    }
    fs.writeFileSync(join(staging, file.path), readPublished(output, file) ?? file.contents, { flag: 'wx' });
    setMode(join(staging, file.path), fileMode);
  }
  return true;
}

/** From the old output when they are the same, so that it is not rendered. Only pages have a hash. */
function readPublished(output: string, { path, sha256 }: OutputFile): Uint8Array | undefined {
  if (sha256 === undefined) return undefined;
  let contents: Uint8Array | undefined;
  // A file that cannot be read is written again.
  catchSystemError(() => {
    contents = fs.readFileSync(join(output, path));
  });
  return contents !== undefined && hash('sha256', contents) === sha256 ? contents : undefined;
}

/** `a` and `a/b` for `a/b/c.txt`. */
export const foldersOf = (path: string): string[] =>
  path
    .split('/')
    .slice(0, -1)
    .map((_, index, parts) => parts.slice(0, index + 1).join('/'));

/** Ignores errors, because some disks do not support modes. */
function setMode(path: string, mode: number): void {
  catchSystemError(() => fs.chmodSync(path, mode));
}

function swap({ path, staging, previous }: OutputFolder): void {
  const hasOld = fs.existsSync(path);
  if (hasOld) fs.renameSync(path, previous);
  try {
    fs.renameSync(staging, path);
  } catch (error) {
    if (hasOld) fs.renameSync(previous, path);
    throw error;
  }
}

/** Also removes read-only folders. Throws system errors. */
function removeTree(path: string): void {
  const remove = () => fs.rmSync(path, { recursive: true, force: true });
  const systemError = catchSystemError(remove);
  if (systemError === undefined) return;
  if (!fs.existsSync(path)) throw systemError;
  makeWritable(path);
  remove();
}

function makeWritable(path: string): void {
  if (!fs.lstatSync(path).isDirectory()) return;
  fs.chmodSync(path, 0o700);
  for (const name of fs.readdirSync(path)) makeWritable(join(path, name));
}

/** Why a path cannot be an output folder, such as `contains the project`; undefined when it can. */
function findPathProblem(folder: OutputFolder): string | undefined {
  if (folder.path.includes('\0')) return 'has a NUL character in its name';
  if (fs.lstatSync(folder.path, { throwIfNoEntry: false })?.isSymbolicLink()) return 'is a symbolic link';
  const path = resolveReal(folder.path);
  const root = resolveReal(folder.projectRoot);
  if (path === root) return 'is the project itself';
  if (isInside(root, path)) return 'contains the project';
  for (const name of sourceFolders) {
    const source = resolveReal(join(root, name));
    if (path === source || isInside(path, source)) return `is in ${name}/, which contains sources`;
    if (isInside(source, path)) return `contains ${name}/, which contains sources`;
  }
  return path === join(root, '.cache') ? 'is the cache' : undefined;
}

/** Why a path must not be replaced, such as `is not a folder`; undefined when it may be. */
function findOriginProblem(path: string): string | undefined {
  const stat = fs.lstatSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return undefined;
  if (!stat.isDirectory()) return 'is not a folder';
  // A repository is never replaced, even when it contains an output.
  if (fs.existsSync(join(path, '.git'))) return 'contains a Git repository (.git)';
  if (fs.lstatSync(join(path, outputMarker.path), { throwIfNoEntry: false })?.isFile()) return undefined;
  return fs.readdirSync(path).length === 0 ? undefined : 'contains files that this program did not create';
}

/** Such as `is in the output folder`; undefined when it can be written. `outputs` are output folders. */
export function findResultProblem(
  file: string,
  projectRoot: string,
  outputs: readonly string[],
): string | undefined {
  const path = resolveReal(file);
  const containsFile = (folder: string) => isInside(path, resolveReal(resolve(projectRoot, folder)));
  if (sourceFiles.some((name) => path === resolveReal(join(projectRoot, name)))) return 'is a source';
  const source = sourceFolders.find(containsFile);
  if (source !== undefined) return `is in ${source}/, which contains sources`;
  return outputs.some(containsFile) ? 'is in the output folder' : undefined;
}

/** Even when the last segments of the path do not exist. */
function resolveReal(path: string): string {
  try {
    return fs.realpathSync.native(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : resolve(resolveReal(parent), basename(path));
  }
}

/** Rethrows errors that are not system errors. */
function failureDiagnostic(folder: OutputFolder, error: unknown): Diagnostic {
  if (!isSystemCallError(error)) throw error;
  return {
    rule: 'build/write',
    location: { file: folder.label },
    message: explainWriteError(error, folder),
    fix: 'Nothing was published. Make the folder writable, free space, or choose another one with --out.',
  };
}
