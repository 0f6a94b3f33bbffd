/** `site clean`: removes the cache and an output folder that this program made. */
import path from 'node:path';
import { openOutput } from '../emit/open-output.ts';
import { removeTree } from '../emit/remove-tree.ts';
import { readCommonOptions, readOut } from './common-options.ts';
import type { Arguments } from './parse-arguments.ts';
import { reportProblems } from './report-problems.ts';
import { type ExitCode, exitCodes, type Shell } from './shell.ts';

/** Runs the command; a folder that this program did not make is refused as by `generate`. */
export async function clean(args: Arguments, shell: Shell): Promise<ExitCode> {
  const common = readCommonOptions(args, shell);
  const { value: lock, diagnostics } = openOutput({ ...shell, out: readOut(args) });
  if (lock === undefined) return reportProblems({ diagnostics, sources: new Map() }, common, shell);
  removeTree(lock.folder.path);
  lock.release();
  removeTree(path.join(shell.projectRoot, '.cache'));
  return exitCodes.done;
}
