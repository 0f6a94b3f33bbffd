import { once } from 'node:events';
import path from 'node:path';
import { createFormServer, readFormOptions } from '../hosting/form-server.ts';
import { listenOn } from '../hosting/http-server.ts';
import { openMailReceiver } from '../hosting/mail-receiver.ts';
import { filesIn } from '../hosting/static-files.ts';
import { readOut, readServeOptions } from './common-options.ts';
import { readMailSettings } from './environment.ts';
import { type Arguments, firstValue, UsageError } from './parse-arguments.ts';
import { type ExitCode, exitCodes, type ProcessContext } from './process-context.ts';

/** Port to which the configuration of nginx passes messages. */
const defaultPort = 8787;

/** Throws `UsageError` and `SystemError`. */
export async function formServer(args: Arguments, context: ProcessContext): Promise<ExitCode> {
  const { projectRoot, stdout, stderr, signal, now } = context;
  const { host, port } = readServeOptions(args, defaultPort);
  const { email, ...form } = readFormOptions(projectRoot);
  if (!form.formAction.startsWith('/'))
    throw new UsageError(
      'The action of the form in content/shared/site.yaml is not on this site, so form-server receives nothing.',
    );
  const mail = readMailSettings(context, email);
  if (mail === undefined)
    throw new UsageError('Set SMTP_URL to the mail server, such as smtps://user:password@mail.example.org.');
  const files = filesIn(path.resolve(projectRoot, readOut(args)));
  const folder = path.resolve(projectRoot, firstValue(args, 'spool') ?? 'spool');
  const log = (line: string) => stderr(`${now().toISOString()} ${line}\n`);
  const receiver = openMailReceiver({ ...form, mail, files, folder, now, log });
  const onError = (error: unknown) => log(`The server failed: ${String(error)}`);
  const server = createFormServer({ ...form, ...receiver, files, now, onError });
  const run = async () => {
    try {
      const { address } = await listenOn(server, { host, port, exact: true });
      signal.addEventListener('abort', () => {
        // Connections that a proxy keeps open would delay the end.
        server.keepAliveTimeout = 1;
        server.close();
      });
      stdout(`${address}\n`);
      await once(server, 'close');
    } finally {
      await receiver.close();
    }
  };
  const running = run();
  context.beforeExit(running);
  await running;
  return exitCodes.done;
}
