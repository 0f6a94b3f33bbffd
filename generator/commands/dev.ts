/** `site dev`: serves the site while texts are written, and updates open pages after each save. */
import { once } from 'node:events';
import path from 'node:path';
import { openBrowser, type ServeDevOptions, serveDev } from '../authoring/dev/serve-dev.ts';
import { listenOn } from '../hosting/http-server.ts';
import { messagesFile, readCommonOptions, readServeOptions } from './common-options.ts';
import { type Arguments, UsageError } from './parse-arguments.ts';
import { type ExitCode, exitCodes, type ProcessContext } from './process-context.ts';
import { selectProblems } from './selection.ts';

/** Throws `UsageError`. */
export async function dev(args: Arguments, context: ProcessContext): Promise<ExitCode> {
  const { projectRoot, environment, now, stdout, stderr, signal } = context;
  const { color } = readCommonOptions(args, context);
  const { formFailure: _, ...listenOptions } = readServeOptions(args);
  const { server, stop } = await serveDev({
    projectRoot,
    editor: environment.EDITOR_URL,
    color,
    pseudo: args.options.has('pseudo'),
    selectProblems: createProblemFilter(args, context),
    host: listenOptions.host,
    messagesFile: path.join(projectRoot, messagesFile),
    now,
    log: stderr,
    onError: (error) =>
      stderr(`The server failed: ${error instanceof Error ? error.stack : String(error)}\n`),
  });
  try {
    const { address } = await listenOn(server, { ...listenOptions, signal });
    stdout(`${address}\n`);
    if (args.options.has('open')) openBrowser(address);
    await once(server, 'close');
  } finally {
    stop();
  }
  return exitCodes.done;
}

/** Reports an unknown language or route and selects all problems, because either may be added later. */
const createProblemFilter =
  (args: Arguments, { stderr }: ProcessContext): ServeDevOptions['selectProblems'] =>
  (problems, site) => {
    try {
      return selectProblems(problems, args, site);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      stderr(`${error.message}\n`);
      return problems;
    }
  };
