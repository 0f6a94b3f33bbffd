/** `site preview`: serves the output folder as hosts do, and takes the messages of the form. */
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { readFormSettings } from '../../templates/message-form.ts';
import { SITE_FILE } from '../content/find-languages.ts';
import { RefusedError } from '../files/system-error.ts';
import { type ListenOptions, listenOn } from '../hosting/listen-on.ts';
import { createPreviewServer, type PreviewOptions } from '../hosting/preview-server.ts';
import { filesIn } from '../hosting/site-files.ts';
import { recoverOutput } from '../pipeline/emit/open-output.ts';
import { readOut } from './common-options.ts';
import { type Arguments, first, UsageError } from './parse-arguments.ts';
import { type ExitCode, exitCodes, type Shell } from './shell.ts';

/** Where to serve, and how messages of the form are answered. */
export type ServeOptions = Omit<ListenOptions, 'signal'> & Pick<PreviewOptions, 'formFailure'>;

/** Runs until it is stopped. Throws `UsageError` for bad values. */
export async function preview(args: Arguments, shell: Shell): Promise<ExitCode> {
  // Wrong use is told before anything else, a missing site included.
  const options = readServeOptions(args);
  const out = readOut(args);
  const outputFolder = path.resolve(shell.projectRoot, out);
  recoverOutput({ ...shell, out });
  if (!existsSync(outputFolder))
    throw new RefusedError(`There is no site in ${out} yet. Run npm run generate first.`);
  return serveFolder(outputFolder, options, shell);
}

/** Serves an absolute folder until it is stopped. */
export async function serveFolder(
  outputFolder: string,
  { formFailure, ...listening }: ServeOptions,
  shell: Shell,
): Promise<ExitCode> {
  const { print, tell, signal } = shell;
  const server = createPreviewServer({
    files: filesIn(outputFolder),
    ...readFormOptions(shell),
    formFailure,
    onFault: (fault) => tell(`The server failed to answer: ${String(fault)}\n`),
  });
  const { origin } = await listenOn(server, { ...listening, signal });
  print(`${origin}\n`);
  await once(server, 'close');
  return exitCodes.done;
}

/** What the command line says of serving. Throws `UsageError`. */
export function readServeOptions(args: Arguments): ServeOptions {
  const port = first(args, 'port');
  if (port !== undefined && !(/^\d+$/u.test(port) && Number(port) >= 1 && Number(port) <= 65_535)) {
    throw new UsageError(`--port takes a number from 1 to 65535, not "${port}".`);
  }
  return {
    host: first(args, 'host') ?? '127.0.0.1',
    port: Number(port ?? 4321),
    exact: port !== undefined,
    formFailure: readFormFailure(args),
  };
}

/** How messages are to fail, or undefined when they are taken. */
function readFormFailure(args: Arguments): ServeOptions['formFailure'] {
  const given = first(args, 'fail-form');
  if (given === undefined || given === 'timeout') return given;
  if (!/^[45]\d\d$/u.test(given)) {
    throw new UsageError(`--fail-form takes a status from 400 to 599 or "timeout", not "${given}".`);
  }
  return { status: Number(given) };
}

/** How messages are taken; as usual while the settings have mistakes, because the built site can be served anyway. */
export function readFormOptions({ projectRoot, now }: Shell) {
  const file = path.join(projectRoot, SITE_FILE);
  const settings = existsSync(file) ? parseDocument(readFileSync(file, 'utf8')).toJS() : undefined;
  return {
    ...readFormSettings(settings),
    messagesFile: path.join(projectRoot, '.cache', 'messages.jsonl'),
    now,
  };
}
