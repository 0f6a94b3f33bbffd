/** Reads the options of commands that serve pages. Imports no template, so that `dev` starts while one is broken. */
import path from 'node:path';
import type { ListenOptions } from '../hosting/listen-on.ts';
import type { FormFailure } from '../hosting/messages-file.ts';
import { type Arguments, firstValue, UsageError } from './parse-arguments.ts';

/** Host and port to serve on, and the simulated failure of the form. */
export type ServeOptions = Omit<ListenOptions, 'signal'> & {
  readonly formFailure: FormFailure | undefined;
};

/** Reads the options. Throws `UsageError`. */
export function readServeOptions(args: Arguments, defaultPort = 4321): ServeOptions {
  const port = firstValue(args, 'port');
  if (port !== undefined && !(/^\d+$/u.test(port) && Number(port) >= 1 && Number(port) <= 65_535)) {
    throw new UsageError(`--port takes a number from 1 to 65535, not "${port}".`);
  }
  return {
    host: firstValue(args, 'host') ?? '127.0.0.1',
    port: Number(port ?? defaultPort),
    exact: port !== undefined,
    formFailure: readFormFailure(args),
  };
}

/** Returns the simulated failure; undefined when messages are accepted. */
function readFormFailure(args: Arguments): ServeOptions['formFailure'] {
  const value = firstValue(args, 'fail-form');
  if (value === undefined || value === 'timeout') return value;
  if (!/^[45]\d\d$/u.test(value)) {
    throw new UsageError(`--fail-form takes a status from 400 to 599 or "timeout", not "${value}".`);
  }
  return { status: Number(value) };
}

/** Path of the file inside the project that stores the messages of the form. */
export const messagesFile = path.join('.cache', 'messages.jsonl');
