/** `site dev`: serves the site while it is written, and shows each save in the pages that are open. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { platform } from 'node:os';
import { isMainThread, type MessagePort, parentPort } from 'node:worker_threads';
import type { ServeLiveOptions } from '../authoring/dev/serve-live.ts';
import { type FromServer, supervise, type WhereToListen } from '../authoring/dev/supervise.ts';
import { openCache } from '../cache/cache.ts';
import { readInputs } from '../files/inputs.ts';
import { listenOn } from '../hosting/listen-on.ts';
import { readCommonOptions } from './common-options.ts';
import { type Arguments, UsageError, writeOptions } from './parse-arguments.ts';
import { readFormOptions, readServeOptions, type ServeOptions } from './preview.ts';
import { selectProblems } from './selection.ts';
import { type ExitCode, exitCodes, type Shell } from './shell.ts';

/** Runs until it is stopped; the server itself runs in a thread, by the same command. Throws `UsageError`. */
export async function dev(args: Arguments, shell: Shell): Promise<ExitCode> {
  const { colour } = readCommonOptions(args, shell);
  const listening = readServeOptions(args);
  const pseudo = args.options.has('pseudo');
  const choose = chooseOrTell(args, shell);
  if (!isMainThread && parentPort !== null)
    return serve(parentPort, { colour, listening, pseudo, choose }, shell);
  const own = [...writeOptions(args, { without: 'color' }), `--color=${colour ? 'always' : 'never'}`];
  const tellOrigin = (origin: string): void => {
    shell.print(`${origin}\n`);
    if (args.options.has('open')) openBrowser(origin);
  };
  const code = await supervise(['dev', ...own], tellOrigin, shell.tell);
  // The thread ran this program, too.
  return code as ExitCode;
}

type ServerOptions = Pick<ServeLiveOptions, 'colour' | 'pseudo' | 'choose'> & {
  readonly listening: ServeOptions;
};

/** What `--language` and `--route` leave of the problems; all where no page is asked for, since one may come yet. */
function chooseOrTell(args: Arguments, { tell }: Shell): ServerOptions['choose'] {
  return (problems, site) => {
    try {
      return selectProblems(problems, args, site);
    } catch (fault) {
      if (!(fault instanceof UsageError)) throw fault;
      tell(`${fault.message}\n`);
      return problems;
    }
  };
}

/** In the thread: makes the site, listens when it is told to, and ends only when it cannot listen. */
async function serve(
  supervisor: MessagePort,
  { listening, ...options }: ServerOptions,
  shell: Shell,
): Promise<ExitCode> {
  const { projectRoot, environment, now, tell, signal } = shell;
  const say = (message: FromServer) => supervisor.postMessage(message);
  // Loaded here and not at the top: what is wrong with a template shows now, and the other thread needs none of it.
  const loading = import('../authoring/dev/serve-live.ts').then(({ serveLive }) =>
    serveLive({
      projectRoot,
      cache: openCache(projectRoot, {
        sources: readInputs(projectRoot, now().getTime())?.sources ?? randomUUID(),
        keepValues: true,
      }),
      editor: environment.EDITOR_URL,
      ...options,
      tell,
      onProgramChange: () => say({ type: 'changed' }),
      ...readFormOptions(shell),
      onFault: (fault) =>
        tell(`The server failed: ${fault instanceof Error ? fault.stack : String(fault)}\n`),
    }),
  );
  const { server, tellFault, stop } = await loading.catch((fault: unknown) => {
    say({ type: 'failed', reason: fault instanceof Error ? fault.message : String(fault) });
    throw fault;
  });
  say({ type: 'ready' });
  // What is said to it first is to listen.
  const [known] = (await once(supervisor, 'message')) as readonly WhereToListen[];
  supervisor.on('message', tellFault);
  try {
    say({ type: 'listening', ...(await listenOn(server, { ...listening, ...known, signal })) });
    await once(server, 'close');
  } finally {
    stop();
    supervisor.close();
  }
  return exitCodes.done;
}

/** With what each system opens an address. */
const openers: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

function openBrowser(origin: string): void {
  const [command = '', ...rest] = openers[platform()] ?? ['xdg-open'];
  // Without a browser the address is on the screen.
  spawn(command, [...rest, origin], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
