/** `site preview`: serves the output folder as hosts do, and accepts messages of the form. */
import { once } from 'node:events';
import path from 'node:path';
import { SystemError } from '../files/system-error.ts';
import { readFormSettingsOf } from '../hosting/form-options.ts';
import { listenOn } from '../hosting/listen-on.ts';
import { createPreviewServer } from '../hosting/preview-server.ts';
import { filesIn, pathExists } from '../hosting/site-files.ts';
import { recoverOutput } from '../pipeline/emit/open-output.ts';
import { readOut } from './common-options.ts';
import type { Arguments } from './parse-arguments.ts';
import { messagesFile, readServeOptions, type ServeOptions } from './serve-options.ts';
import { type ExitCode, exitCodes, type Shell } from './shell.ts';

/** Runs until the command is stopped. Throws `UsageError` for invalid values, and `SystemError` without a site. */
export async function preview(args: Arguments, shell: Shell): Promise<ExitCode> {
  // Invalid options are reported before a missing site.
  const options = readServeOptions(args);
  const out = readOut(args);
  const outputFolder = path.resolve(shell.projectRoot, out);
  recoverOutput({ ...shell, out });
  if (!pathExists(outputFolder))
    throw new SystemError(`There is no site in ${out} yet. Run npm run generate first.`);
  return serveFolder(outputFolder, options, shell);
}

/** Serves the site in a folder, an absolute path, until the command is stopped. */
export async function serveFolder(
  outputFolder: string,
  { formFailure, ...listenOptions }: ServeOptions,
  shell: Shell,
): Promise<ExitCode> {
  const { projectRoot, stdout, stderr, signal, now } = shell;
  const server = createPreviewServer({
    files: filesIn(outputFolder),
    ...readFormSettingsOf(projectRoot),
    messagesFile: path.join(projectRoot, messagesFile),
    now,
    formFailure,
    host: listenOptions.host,
    onError: (error) => stderr(`The server failed: ${String(error)}\n`),
  });
  const { address } = await listenOn(server, { ...listenOptions, signal });
  stdout(`${address}\n`);
  await once(server, 'close');
  return exitCodes.done;
}
