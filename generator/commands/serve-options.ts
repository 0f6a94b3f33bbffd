/** Reads the options of `dev` and `preview`. Imports no template, so that `dev` starts while one is broken. */
import path from 'node:path';
import type { FormFailure } from '../hosting/form-endpoint.ts';
import type { ListenOptions } from '../hosting/listen-on.ts';
import { type Arguments, first, UsageError } from './parse-arguments.ts';

/** Where to serve, and how messages of the form are answered. */
export type ServeOptions = Omit<ListenOptions, 'signal'> & {
  readonly formFailure: FormFailure | undefined;
};

/** Reads the options of serving. Throws `UsageError`. */
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

/** Returns how messages fail; undefined when they are accepted. */
function readFormFailure(args: Arguments): ServeOptions['formFailure'] {
  const given = first(args, 'fail-form');
  if (given === undefined || given === 'timeout') return given;
  if (!/^[45]\d\d$/u.test(given)) {
    throw new UsageError(`--fail-form takes a status from 400 to 599 or "timeout", not "${given}".`);
  }
  return { status: Number(given) };
}

/** File inside the project that stores the messages of the form. */
export const messagesFile = path.join('.cache', 'messages.jsonl');
