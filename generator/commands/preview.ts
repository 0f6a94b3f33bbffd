/** `site preview`: serves the output folder as hosts do, and takes the messages of the form. */
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { type FormSettings, readFormSettings } from '../../templates/message-form.ts';
import { recoverOutput } from '../emit/recover-output.ts';
import type { FormFailure } from '../preview/form-endpoint.ts';
import { ListenError, listenOn } from '../preview/listen-on.ts';
import { createPreviewServer } from '../preview/preview-server.ts';
import { SITE_FILE } from '../validate/find-languages.ts';
import { first, readOut } from './common-options.ts';
import { type Arguments, UsageError } from './parse-arguments.ts';
import { type ExitCode, exitCodes, type Shell } from './shell.ts';

const DEFAULT_PORT = 4321;
const DEFAULT_HOST = '127.0.0.1';

/** Runs until it is stopped. Throws `UsageError` for bad values. */
export async function preview(args: Arguments, shell: Shell): Promise<ExitCode> {
  // Wrong use is told before anything else, a missing site included.
  readPort(args);
  readFormFailure(args);
  const out = readOut(args);
  const outputFolder = path.resolve(shell.projectRoot, out);
  recoverOutput({ projectRoot: shell.projectRoot, out, builder: shell.builder });
  if (!existsSync(outputFolder)) {
    shell.tell(`There is no site in ${out} yet. Run npm run generate first.\n`);
    return exitCodes.surroundings;
  }
  return serveFolder(outputFolder, args, shell);
}

/** Serves an absolute folder by the options `--port` and `--host` until it is stopped. Throws `UsageError`. */
export async function serveFolder(outputFolder: string, args: Arguments, shell: Shell): Promise<ExitCode> {
  const port = readPort(args);
  const host = first(args.values, 'host') ?? DEFAULT_HOST;
  const server = createPreviewServer({
    outputFolder,
    ...readSettings(shell.projectRoot),
    messagesFile: path.join(shell.projectRoot, '.cache', 'messages.jsonl'),
    now: shell.builder.now,
    formFailure: readFormFailure(args),
    onFault: (fault) => shell.tell(`The server failed to answer: ${String(fault)}\n`),
  });
  try {
    const taken = await listenOn(server, {
      host,
      port: port ?? DEFAULT_PORT,
      exact: port !== undefined,
      signal: shell.signal,
    });
    shell.print(`http://${host.includes(':') ? `[${host}]` : host}:${taken}/\n`);
  } catch (fault) {
    if (!(fault instanceof ListenError)) throw fault;
    shell.tell(`${fault.message}\n`);
    return exitCodes.surroundings;
  }
  await once(server, 'close');
  return exitCodes.done;
}

function readPort({ values }: Arguments): number | undefined {
  const given = first(values, 'port');
  if (given === undefined) return undefined;
  const port = /^\d+$/u.test(given) ? Number(given) : Number.NaN;
  if (!(port >= 1 && port <= 65_535)) {
    throw new UsageError(`--port takes a number from 1 to 65535, not "${given}".`);
  }
  return port;
}

/** How messages are to fail, or undefined when they are taken. */
function readFormFailure({ values }: Arguments): FormFailure | undefined {
  const given = first(values, 'fail-form');
  if (given === undefined || given === 'timeout') return given;
  if (!/^[45]\d\d$/u.test(given)) {
    throw new UsageError(`--fail-form takes a status from 400 to 599 or "timeout", not "${given}".`);
  }
  return { status: Number(given) };
}

/** The form's settings; the usual ones while the file has mistakes, because the built site can be served anyway. */
function readSettings(projectRoot: string): FormSettings {
  const file = path.join(projectRoot, SITE_FILE);
  return readFormSettings(existsSync(file) ? parseDocument(readFileSync(file, 'utf8')).toJS() : undefined);
}
