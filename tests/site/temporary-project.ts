/** A project in a temporary folder: its own content, templates and scripts, and the program of this one. */
import { spawn, spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
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
import { afterAll, onTestFinished } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

/** The folder of this project. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

const program = 'generator/start.mjs';
/** What npm runs for each command, with its options for Node. */
const scripts: Readonly<Record<string, string>> = manifest.scripts;
/** A project that has a program of its own runs that one. */
const rootOf = (folder: string) => (existsSync(path.join(folder, program)) ? folder : projectRoot);

const copied = ['content', 'schema', 'templates', 'scripts', 'package.json'];
/** What a project needs beside that to have a program of its own. */
export const ownProgram = ['generator', 'tsconfig.json'];

/** A fresh project; removed when the test has finished. */
export function createProject(more?: readonly string[]): string {
  const folder = copyProject(more);
  // A server that was stopped may still write its last file.
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** A fresh project for all tests that follow; removed after the last one. */
export function useProject(more?: readonly string[]): string {
  const folder = copyProject(more);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A fresh project with more of this one where it is asked for, which whoever asked for it removes. */
export function copyProject(more: readonly string[] = []): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  for (const name of [...copied, ...more])
    cpSync(path.join(projectRoot, name), path.join(folder, name), { recursive: true });
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

/** What a run of the command left behind. */
export type Run = { readonly code: number | null; readonly output: string; readonly errors: string };

/** Runs the command in a project, as npm scripts do; a wrapper is a command that takes another as its arguments. */
export function runSite(
  folder: string,
  args: readonly string[],
  environment: Record<string, string> = {},
  wrapper: readonly string[] = [],
): Run {
  const [command = '', ...rest] = [...wrapper, process.execPath, ...commandLine(folder, args)];
  const run = spawnSync(command, rest, {
    cwd: folder,
    encoding: 'utf8',
    env: cleanEnvironment(environment),
    maxBuffer: 64 * 1024 * 1024,
  });
  return { code: run.status, output: run.stdout, errors: run.stderr };
}

/** Starts the command in a project without waiting for it. */
export function startSite(
  folder: string,
  args: readonly string[],
  environment: Record<string, string> = {},
  wrapper: readonly string[] = [],
) {
  const [command = '', ...rest] = [...wrapper, process.execPath, ...commandLine(folder, args)];
  return spawn(command, rest, {
    cwd: folder,
    env: cleanEnvironment(environment),
  });
}

/** Path and SHA-256 of every file below a folder, as one hash; `absent` when there is no folder. */
export function hashFolder(folder: string): string {
  if (!existsSync(folder)) return 'absent';
  const files = listFiles(folder).map((name) => [
    name,
    hash('sha256', readFileSync(path.join(folder, name))),
  ]);
  return hash('sha256', JSON.stringify(files));
}

/** Every file below a folder, sorted, with `/`; packages, which are linked and which every run writes beside, left out. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => !name.startsWith('node_modules'))
    .sort();
}

/** Changes a text file of a project; fails when the text to replace is not there. */
export function edit(folder: string, file: string, from: string | RegExp, to: string): void {
  const target = path.join(folder, file);
  const before = readFileSync(target, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} does not hold ${String(from)}`);
  writeFileSync(target, after);
}

function commandLine(folder: string, args: readonly string[]): string[] {
  const script = scripts[args[0] ?? ''] ?? '';
  const options = script.split(' ').filter((word) => word.startsWith('--'));
  return [...options, path.join(rootOf(folder), program), ...args];
}

/** The environment of this test run must not matter: `CI` would make every run strict. */
function cleanEnvironment(own: Record<string, string>): Record<string, string> {
  const { PATH = '', HOME = '' } = process.env;
  return { PATH, HOME, ...own };
}
