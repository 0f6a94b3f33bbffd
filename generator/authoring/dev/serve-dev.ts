import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { platform } from 'node:os';
import path from 'node:path';
import { type Cache, openCache } from '../../cache/cache.ts';
import type { LocatedDiagnostic } from '../../diagnostics/diagnostic.ts';
import { formatHuman } from '../../diagnostics/format-human.ts';
import { locateDiagnostics } from '../../diagnostics/locate.ts';
import { hashSourceFiles, inputFolders, programRoot } from '../../files/hash.ts';
import type { OutputFile } from '../../files/output-file.ts';
import type { ServerOptions } from '../../hosting/http-server.ts';
import { SourceError } from '../../pipeline/bundle/run-esbuild.ts';
import { renderFailureDiagnostics } from '../../pipeline/render/render-failures.ts';
import { severityOf } from '../../rules/definitions.ts';
import { bundleClient, createDevServer, createEventStream } from './dev-server.ts';
import type { DevSite, DevSiteOptions } from './dev-site.ts';
import { formatEditorLink, startOf, type TextLocation } from './find-text-location.ts';
import { loadDevSite } from './load-dev-site.ts';
import type { ShownProblem } from './messages.ts';
import { explainWatchError, watchFolders } from './watch-folders.ts';

export type ServeDevOptions = Pick<
  DevSiteOptions,
  'projectRoot' | 'pseudo' | 'selectProblems' | 'messagesFile' | 'now'
> &
  ServerOptions & {
    /** Pattern of the addresses that open the editor. @default that of Visual Studio Code */
    readonly editor: string | undefined;
    readonly color: boolean;
    readonly log: (text: string) => void;
  };

/** Milliseconds between an update and the check. Browsers fetch the page in the meantime. */
const checkDelay = 100;

type Changes = { program: boolean; bundles: boolean; content: Set<string> };

const noChanges = (): Changes => ({ program: false, bundles: false, content: new Set() });

export async function serveDev(options: ServeDevOptions) {
  const { projectRoot, color, log, onError } = options;
  const lastPages = new Map<string, string>();
  const lastAssets = new Map<string, OutputFile>();
  const events = createEventStream();
  const linkTo = (location: TextLocation) => formatEditorLink(location, projectRoot, options.editor);
  let latestSite: DevSite | undefined;
  let servedSite: DevSite | undefined;
  let cache: Cache | undefined;
  let loadProblems: readonly LocatedDiagnostic[] = [];
  let problems: readonly LocatedDiagnostic[] = [];
  let watchProblem: string | undefined;
  let lastLogged = '';
  let checkTimer: NodeJS.Timeout | undefined;

  const report = (found: readonly LocatedDiagnostic[]): void => {
    problems = found;
    events.send('problems');
    const text = formatHuman(found, { color });
    if (text !== lastLogged) log(text === '' ? 'No problems left.\n' : `\n${text}`);
    lastLogged = text;
  };
  const check = async (): Promise<void> => report([...loadProblems, ...((await latestSite?.check()) ?? [])]);
  const scheduleCheck = (): void => {
    clearTimeout(checkTimer);
    checkTimer = setTimeout(() => enqueue(check), checkDelay);
  };
  const load = async (): Promise<void> => {
    try {
      // Computed before the compilation, so that a change during it results in another cache key.
      const sources = hashSourceFiles(projectRoot, options.now().getTime()) ?? randomUUID();
      const { openDevSite } = await loadDevSite();
      cache?.save({ prune: false });
      cache = openCache(projectRoot, { sources, keepValues: true });
      latestSite = openDevSite({ ...options, cache, lastPages, lastAssets, onRenderProblem: scheduleCheck });
      loadProblems = [];
    } catch (error) {
      loadProblems = locateDiagnostics(explainLoadError(error), { textOf: () => undefined, severityOf });
    }
  };
  const refresh = async ({ program, bundles, content }: Changes): Promise<void> => {
    clearTimeout(checkTimer);
    const previousSite = latestSite;
    if (program) await load();
    await latestSite?.update(latestSite === previousSite ? { bundles, content } : {});
    if (servedSite === undefined || latestSite?.isReady() === true) servedSite = latestSite;
    events.send('page');
    const blockingErrors = [...loadProblems, ...(latestSite?.blockingErrors() ?? [])];
    if (blockingErrors.length > 0) report(blockingErrors);
    scheduleCheck();
  };

  let pending = noChanges();
  let lastJob: Promise<unknown> = Promise.resolve();
  const enqueue = (job: () => Promise<void>): Promise<unknown> => {
    lastJob = lastJob.then(job).catch((error: unknown) => onError?.(error));
    return lastJob;
  };
  const refreshPending = async (): Promise<void> => {
    const changes = pending;
    pending = noChanges();
    if (changes.program || changes.bundles || changes.content.size > 0) await refresh(changes);
  };
  // Watching starts before any file is read, so that no save is missed.
  const unwatch = watchFolders(inputFolders(projectRoot), {
    onChange: (paths) => {
      for (const file of paths) addChange(pending, file, projectRoot);
      void enqueue(refreshPending);
    },
    onError: (error) => {
      watchProblem = explainWatchError(error);
      log(`${watchProblem}\n`);
      events.send('problems');
    },
  });
  const client = await bundleClient();
  await enqueue(() => refresh({ ...noChanges(), program: true }));
  const server = createDevServer({
    ...options,
    client,
    linkTo,
    site: () => servedSite,
    openEvents: events.open,
    updateOf: (page) => ({
      problems: [
        ...toShownWatchProblem(watchProblem),
        ...sortForPage(problems, latestSite?.filesOf(page) ?? []).map((problem) =>
          toShownProblem(problem, linkTo),
        ),
      ],
      marked: servedSite?.findMarkedTexts(page, problems) ?? [],
      isDraft: servedSite?.isDraft(page) ?? false,
    }),
  });
  const stop = (): void => {
    unwatch();
    clearTimeout(checkTimer);
  };
  return { server, stop };
}

function explainLoadError(error: unknown) {
  if (error instanceof SourceError) return error.diagnostics;
  return renderFailureDiagnostics([{ address: 'The site', file: 'templates', error }]);
}

function addChange(changes: Changes, file: string, projectRoot: string): void {
  const isFolder = file.endsWith(path.sep);
  const programPath = path.relative(programRoot, file);
  const isInside = (folder: string) => path.relative(folder, file).split(path.sep)[0] !== '..';
  if (isInside(path.join(projectRoot, 'content'))) changes.content.add(path.resolve(file));
  else if (isFolder || /^(?:generator|schema|templates)[\\/].*\.(?:tsx?|mjs|json)$/u.test(programPath))
    changes.program = true;
  else changes.bundles = true;
}

function sortForPage(
  problems: readonly LocatedDiagnostic[],
  files: readonly string[],
): readonly LocatedDiagnostic[] {
  const isOwn = ({ file }: LocatedDiagnostic) => files.includes(file);
  return problems.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
}

function toShownProblem(
  problem: LocatedDiagnostic,
  linkTo: (location: TextLocation) => string,
): ShownProblem {
  const { severity, file, span } = problem;
  const location = `${file}:${span.line}:${span.column}`;
  const text = formatHuman([problem], { color: false }).slice(location.length).trimEnd();
  return { severity, location, href: linkTo(startOf(problem)), text };
}

const toShownWatchProblem = (text: string | undefined): ShownProblem[] =>
  text === undefined ? [] : [{ severity: 'error', location: '', href: '', text }];

/** The commands that open an address, by operating system. All other systems have `xdg-open`. */
const openers: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Ignores errors, because the terminal shows the address as well. */
export function openBrowser(address: string): void {
  const [command = '', ...rest] = openers[platform()] ?? ['xdg-open'];
  spawn(command, [...rest, address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
