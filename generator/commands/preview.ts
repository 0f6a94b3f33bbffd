import { once } from 'node:events';
import path from 'node:path';
import { SystemError } from '../files/system-error.ts';
import { readFormOptions } from '../hosting/form-server.ts';
import { listenOn } from '../hosting/http-server.ts';
import { openMailReceiver } from '../hosting/mail-receiver.ts';
import { createPreviewServer, failWith, storeIn } from '../hosting/preview-server.ts';
import { filesIn, pathExists } from '../hosting/static-files.ts';
import { recoverOutput } from '../pipeline/emit/publish.ts';
import { messagesFile, readOut, readServeOptions, type ServeOptions } from './common-options.ts';
import { readMailSettings } from './environment.ts';
import type { Arguments } from './parse-arguments.ts';
import { type ExitCode, exitCodes, type ProcessContext } from './process-context.ts';

/** Throws `UsageError` for invalid values, and `SystemError` without a site. */
export async function preview(args: Arguments, context: ProcessContext): Promise<ExitCode> {
  // Invalid options are reported before a missing site.
  const options = readServeOptions(args);
  const out = readOut(args);
  const outputFolder = path.resolve(context.projectRoot, out);
  recoverOutput({ ...context, out });
  if (!pathExists(outputFolder))
    throw new SystemError(`There is no site in ${out} yet. Run npm run generate first.`);
  return serveFolder(outputFolder, options, context);
}

/** An absolute path. Serves until the command is stopped. */
export async function serveFolder(
  outputFolder: string,
  { formFailure, ...listenOptions }: ServeOptions,
  context: ProcessContext,
): Promise<ExitCode> {
  const { projectRoot, stdout, stderr, signal, now } = context;
  const files = filesIn(outputFolder);
  const { email, ...form } = readFormOptions(projectRoot);
  const mail = readMailSettings(context, email);
  const folder = path.join(projectRoot, '.cache', 'spool');
  const log = (line: string) => stderr(`${line}\n`);
  const receiver = mail && openMailReceiver({ ...form, mail, files, folder, now, log });
  const store = storeIn(path.join(projectRoot, messagesFile));
  if (receiver === undefined && formFailure === undefined)
    log(`Messages of the form are stored in ${messagesFile}. None is sent, because SMTP_URL is not set.`);
  const server = createPreviewServer({
    files,
    ...form,
    receive: formFailure === undefined ? (receiver?.receive ?? store) : failWith(formFailure),
    now,
    host: listenOptions.host,
    onError: (error) => log(`The server failed: ${String(error)}`),
  });
  try {
    const { address } = await listenOn(server, { ...listenOptions, signal });
    stdout(`${address}\n`);
    await once(server, 'close');
  } finally {
    await receiver?.close();
  }
  return exitCodes.done;
}
