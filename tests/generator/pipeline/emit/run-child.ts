import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));

export type ChildOptions = {
  readonly uid?: number;
  /** Command to which the command line of the child is appended. */
  readonly wrapper?: readonly string[];
};

export function startChild(mode: string, projectRoot: string, options?: ChildOptions): ChildProcess {
  return startScript(new URL('publish-child.ts', import.meta.url), [mode, projectRoot], options);
}

/** Starts a script; it is killed when the test has finished. */
export function startScript(script: URL, args: readonly string[], options: ChildOptions = {}): ChildProcess {
  const nodeCommand = [process.execPath, '--import', 'tsx', fileURLToPath(script), ...args];
  const [command = '', ...rest] = [...(options.wrapper ?? []), ...nodeCommand];
  const user = options.uid === undefined ? {} : { uid: options.uid, gid: options.uid };
  const child = spawn(command, rest, { cwd: repository, stdio: ['ignore', 'pipe', 'inherit'], ...user });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return child;
}

export async function readOutput(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('The child has no standard output.');
  const [chunk] = await once(child.stdout, 'data');
  return String(chunk).trim();
}

export async function kill(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}
