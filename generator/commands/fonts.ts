import { writeFonts } from '../authoring/fonts/make-fonts.ts';
import { explainWriteError, SystemError } from '../files/system-error.ts';
import type { Arguments } from './parse-arguments.ts';
import { type ExitCode, exitCodes, type ProcessContext } from './process-context.ts';

/** Throws `SystemError` when a file cannot be written. */
export async function fonts(_args: Arguments, { projectRoot }: ProcessContext): Promise<ExitCode> {
  const error = await writeFonts(projectRoot);
  if (error !== undefined)
    throw new SystemError(explainWriteError(error, { projectRoot, path: projectRoot }));
  return exitCodes.done;
}
