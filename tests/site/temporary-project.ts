import { spawn, spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { runCommand } from '../../generator/commands/run-command.ts';
import { createProcessContext } from '../generator/commands/create-process-context.ts';

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** The launcher is that of this project if the project has none. */
function commandLine(folder: string, args: readonly string[], wrapper: readonly string[]) {
  const launchers = [folder, projectRoot].map((root) => path.join(root, 'generator/start.mjs'));
  const launcher = launchers.find((file) => existsSync(file)) ?? '';
  const [command = '', ...rest] = [...wrapper, process.execPath, launcher, ...args];
  return [command, rest] as const;
}

const copied = ['content', 'schema', 'templates', 'scripts', 'package.json'];
export const programFiles = ['generator', 'tsconfig.json'];

/** Removed when the test has finished. */
export function createProject(): string {
  const folder = copyProject();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The caller removes it. */
export function copyProject(additional: readonly string[] = []): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  for (const name of [...copied, ...additional])
    cpSync(path.join(projectRoot, name), path.join(folder, name), { recursive: true });
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

export type Run = { readonly code: number | null; readonly output: string; readonly errors: string };

export async function runInProcess(
  folder: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  now?: Date,
): Promise<Run> {
  const { context, printed, reported } = createProcessContext({ isTerminal: false });
  const code = await runCommand(args, {
    ...context,
    projectRoot: folder,
    environment,
    // A file that has just changed has no certain fingerprint. Between runs, no test changes a file twice.
    now: () => now ?? new Date(Date.now() + 100),
  });
  return { code, output: printed.join(''), errors: reported.join('') };
}

/** Reads the files of a built site. */
export const readIn = (folder: string) => (file: string) =>
  readFileSync(path.join(folder, 'dist', file), 'utf8');

/** In a process of its own. `wrapper` is a command that runs the command in its arguments. */
export function runSite(
  folder: string,
  args: readonly string[],
  environment: Record<string, string> = {},
  wrapper: readonly string[] = [],
): Run {
  const run = spawnSync(...commandLine(folder, args, wrapper), {
    cwd: folder,
    encoding: 'utf8',
    env: cleanEnvironment(environment),
    maxBuffer: 64 * 1024 * 1024,
  });
  return { code: run.status, output: run.stdout, errors: run.stderr };
}

export function startSite(
  folder: string,
  args: readonly string[],
  environment: Record<string, string> = {},
  wrapper: readonly string[] = [],
) {
  return spawn(...commandLine(folder, args, wrapper), { cwd: folder, env: cleanEnvironment(environment) });
}

type DevSiteOptions = {
  /** @default a copy of this project */
  readonly project?: string;
  readonly environment?: Record<string, string>;
  readonly args?: readonly string[];
  /** A command that runs the command in its arguments. */
  readonly wrapper?: readonly string[];
};

/** Starts `site dev` on a free port. `close` stops the server and removes the project. */
export async function startDevSite({
  project = copyProject(),
  environment = {},
  args = [],
  wrapper,
}: DevSiteOptions = {}) {
  const server = startSite(project, ['dev', ...args], environment, wrapper);
  let reported = '';
  server.stderr.on('data', (text) => {
    reported += String(text);
  });
  const [address] = await Promise.race([
    once(server.stdout, 'data'),
    once(server, 'exit').then(() => Promise.reject(new Error(`The server exited.\n${reported}`))),
  ]);
  return {
    origin: String(address).trim().replace(/\/$/u, ''),
    project,
    pid: server.pid ?? 0,
    reported: () => reported,
    close: async () => {
      server.kill('SIGINT');
      await once(server, 'exit');
      rmSync(project, { recursive: true, force: true });
    },
  };
}

/** Of paths and contents; `absent` when the folder does not exist. */
export function hashFolder(folder: string): string {
  if (!existsSync(folder)) return 'absent';
  const files = listFiles(folder).map((name) => [
    name,
    hash('sha256', readFileSync(path.join(folder, name))),
  ]);
  return hash('sha256', JSON.stringify(files));
}

/** Sorted. Linked packages are excluded. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => !name.startsWith('node_modules'))
    .sort();
}

/** Throws when the text to replace is missing. */
export function edit(folder: string, file: string, from: string | RegExp, to: string): void {
  const target = path.join(folder, file);
  const before = readFileSync(target, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} does not contain ${String(from)}`);
  writeFileSync(target, after);
}

/** Only PATH and HOME of this test run, because `CI` would make every run strict. */
function cleanEnvironment(variables: Record<string, string>): Record<string, string> {
  const { PATH = '', HOME = '' } = process.env;
  return { PATH, HOME, ...variables };
}
