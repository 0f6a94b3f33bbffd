/** Ties together what the server of writers is made of: saves are seen, pages made, windows and terminal told. */
import path from 'node:path';
import { formatHuman, type LocatedDiagnostic, locateDiagnostics } from '../../diagnostics/index.ts';
import { inputFolders } from '../../files/inputs.ts';
import { programRoot } from '../../files/keys.ts';
import { bundleClient } from './dev-pages.ts';
import { createDevServer, type DevServerOptions, type Visitor } from './dev-server.ts';
import { formatEditorLink, type TextPlace } from './find-sentence.ts';
import { type Changes, type LiveOptions, openLiveSite } from './live-site.ts';
import { formatNews } from './page-news.ts';
import { watchFolders } from './watch-folders.ts';

/** What the server needs to know of the world. */
export type ServeLiveOptions = LiveOptions &
  Omit<DevServerOptions, 'live' | 'visitors' | 'onCome' | 'client' | 'linkTo'> & {
    /** Pattern of the address that opens the editor. @default that of Visual Studio Code */
    readonly editor: string | undefined;
    readonly colour: boolean;
    /** Prints for the person at the terminal. */
    readonly tell: (text: string) => void;
    /** Hears that the program itself has changed, so that this one is old. */
    readonly onProgramChange: () => void;
  };

/** Milliseconds after a page was sent until everything is checked: the browser asks for the page meanwhile. */
const checkDelay = 100;

/** Makes the site and watches what it is made of; the server does not listen yet. */
export async function serveLive(options: ServeLiveOptions) {
  const { projectRoot, colour, tell, onFault } = options;
  const live = openLiveSite(options);
  const visitors = new Set<Visitor>();
  const linkTo = (place: TextPlace) => formatEditorLink(place, projectRoot, options.editor);
  let problems: readonly LocatedDiagnostic[] = [];
  let told = '';
  let checking: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  /** One thing after the other: two saves at once are two saves. */
  const enqueue = (job: () => unknown): void => {
    last = last.then(job).catch((fault: unknown) => onFault?.(fault));
  };

  const sendPage = (visitor: Visitor): void => {
    const version = live.page(visitor.page)?.version;
    if (version === undefined || version === visitor.version) return;
    visitor.version = version;
    visitor.send('page', {});
  };
  const sendNews = ({ page, send }: Visitor): void =>
    send('news', {
      ...formatNews(problems, live.contentOf(page), linkTo),
      isDraft: live.isDraft(page),
    });
  const announce = (found: readonly LocatedDiagnostic[]): void => {
    problems = found;
    for (const visitor of visitors) sendNews(visitor);
    const text = formatHuman(found, { colour });
    if (text !== told) tell(text === '' ? 'No problems any more.\n' : `\n${text}`);
    told = text;
  };
  const refresh = async (changes?: Changes): Promise<void> => {
    clearTimeout(checking);
    await live.update(changes);
    for (const visitor of visitors) sendPage(visitor);
    live.keepOnly(new Set(Array.from(visitors, ({ page }) => page)));
    const faults = live.faults();
    if (faults.length > 0) announce(faults);
    checking = setTimeout(() => enqueue(async () => announce(await live.check())), checkDelay);
  };

  await refresh();
  const unwatch = watchFolders(inputFolders(projectRoot), (paths) => {
    const { program, content, bundle } = Object.groupBy(paths, (file) => kindOfSource(file, projectRoot));
    if (program) options.onProgramChange();
    if (content || bundle)
      enqueue(() => refresh({ content: new Set(content), bundles: bundle !== undefined }));
  });
  const onCome = (visitor: Visitor): void =>
    enqueue(() => {
      sendPage(visitor);
      sendNews(visitor);
    });
  const client = await bundleClient();
  const server = createDevServer({ ...options, live, visitors, onCome, client, linkTo });
  /** Tells why the program that was to take over could not start. */
  const tellFault = (reason: string): void => enqueue(() => announce(explainReason(reason)));
  /** Stops watching, by which alone a program that serves nobody would go on. */
  const stop = (): void => {
    unwatch();
    clearTimeout(checking);
  };
  return { server, tellFault, stop };
}

/** Why a program could not be compiled or started; a compiler names the place, and counts columns from 0. */
function explainReason(message: string): LocatedDiagnostic[] {
  const { file, ...place } = /^(?<file>\S+):(?<line>\d+):(?<before>\d+): ERROR/mu.exec(message)?.groups ?? {};
  const [line, column] = [Number(place.line ?? 1), Number(place.before ?? 0) + 1];
  const span = { line, column, endLine: line, endColumn: column };
  const source = file === undefined ? 'templates' : path.relative(programRoot, file);
  const problem = { rule: 'build/source', place: { file: source, span }, message } as const;
  return locateDiagnostics([problem], () => undefined);
}

/** What a changed file decides: the program, its own bundles for browsers, or the content. */
function kindOfSource(file: string, projectRoot: string): 'program' | 'bundle' | 'content' {
  const ofProgram = path.relative(programRoot, file);
  if (/^(?:generator|schema|templates)[\\/].*\.(?:tsx?|mjs|json)$/u.test(ofProgram)) return 'program';
  return path.relative(projectRoot, file).startsWith('content') ? 'content' : 'bundle';
}
