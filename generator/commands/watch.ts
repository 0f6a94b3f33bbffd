/** `--watch`: runs a command after each save, every time as a program of its own, so that what changed may be the program. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { watchFolders } from '../dev/watch-folders.ts';
import { inputFolders } from '../store/inputs.ts';
import { type Arguments, writeOptions } from './parse-arguments.ts';
import type { Shell } from './shell.ts';

const program = path.join(import.meta.dirname, '..', 'start.mjs');

/** Runs until it is stopped; what is saved during a run is seen by the next. */
export async function watch(args: Arguments, { projectRoot, signal, tell }: Shell): Promise<never> {
  const commandLine = [args.command ?? '', ...args.words, ...writeOptions(args, { without: 'watch' })];
  let save = Promise.withResolvers<void>();
  watchFolders(inputFolders(projectRoot), () => save.resolve());
  for (;;) {
    save = Promise.withResolvers<void>();
    await once(fork(program, commandLine, { cwd: projectRoot, signal }), 'exit');
    tell('Waiting for the next save.\n');
    await save.promise;
  }
}
