/** Shows the last content without errors. Loaded again when a source of the program changes. */
import type { IncomingMessage } from 'node:http';
import { readFormSettings } from '../../../templates/form/message-form.ts';
import { searchEntry } from '../../../templates/islands/Search/search-data.ts';
import type { Cache } from '../../cache/cache.ts';
import { pathOf } from '../../content/classify-file.ts';
import type { ContentFile } from '../../content/content-file.ts';
import { createContentIndex } from '../../content/content-index.ts';
import { completeDrafts, findDraftLanguages } from '../../content/drafts.ts';
import { findLanguages, findSettings } from '../../content/find-languages.ts';
import { findDays, parseLock } from '../../content/lock.ts';
import { groupValues, printSharedValuesOf } from '../../content/print-shared-values.ts';
import { addressOf, outputPathOf } from '../../content/routes/addresses.ts';
import { buildRoutes } from '../../content/routes/build-routes.ts';
import { fileTypesOf, pathOfTarget, type Route, targetOf } from '../../content/routes/route.ts';
import { findUnpublishedRecords } from '../../content/routes/unpublished-records.ts';
import type { Diagnostic, LocatedDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { OutputFile } from '../../files/output-file.ts';
import { answerAsHost, storeIn } from '../../hosting/preview-server.ts';
import type { SiteFiles } from '../../hosting/static-files.ts';
import {
  type BuildOptions,
  checkContent,
  type PreparedSite,
  prepareSite,
  type ReadFiles,
  readFiles,
} from '../../pipeline/build-site.ts';
import { SourceError } from '../../pipeline/bundle/run-esbuild.ts';
import { buildOutput } from '../../pipeline/emit/build-output.ts';
import type { PageModel } from '../../pipeline/model/site-model.ts';
import { renderFailureDiagnostics } from '../../pipeline/render/render-failures.ts';
import { nameOfPage, renderPages } from '../../pipeline/render/render-site.ts';
import { buildSearch } from '../../pipeline/search/build-search.ts';
import { hasErrors } from '../../rules/definitions.ts';
import { locateProblems } from '../translations/previous-texts.ts';
import { emptyPage } from './dev-pages.ts';
import {
  type ClickedText,
  findMarkedTexts,
  findTextLocation,
  type PageContent,
} from './find-text-location.ts';
import { addPseudoLanguage } from './pseudo-localization.ts';
import { createContentReader } from './read-changed.ts';

export type DevSiteOptions = {
  readonly projectRoot: string;
  readonly cache: Cache;
  /** The last HTML of viewed pages, by address. It is shown when a page can no longer be rendered. */
  readonly lastPages: Map<string, string>;
  /** Styles and scripts of every version so far, by path. An open page of an earlier version may still load them. */
  readonly lastAssets: Map<string, OutputFile>;
  readonly now: () => Date;
  readonly messagesFile: string;
  readonly pseudo: boolean;
  readonly selectProblems: (
    problems: readonly Diagnostic[],
    site: { readonly routes: readonly Route[]; readonly languages: readonly string[] },
  ) => readonly Diagnostic[];
  /** Called when a page cannot be rendered for a new reason. */
  readonly onRenderProblem: () => void;
};

export type Changes = {
  /** Absolute paths below the content folder. @default every file is read */
  readonly content?: ReadonlySet<string>;
  readonly bundles?: boolean;
};

export type DevSite = ReturnType<typeof openDevSite>;

type ShownSite = PreparedSite & {
  readonly files: readonly ContentFile[];
  readonly pages: ReadonlyMap<string, PageModel>;
};

export function openDevSite(options: DevSiteOptions) {
  const { projectRoot, cache, lastPages, lastAssets, now, pseudo, selectProblems, onRenderProblem } = options;
  const receive = storeIn(options.messagesFile);
  const readChanged = createContentReader(projectRoot, (read) => readFiles(build, read));
  const build: BuildOptions = { configuration: { projectRoot, release: false, drafts: true }, cache };
  const renderProblems = new Map<string, readonly Diagnostic[]>();
  let bundleCount = 0;
  let lastRead: ReadFiles | undefined;
  let problems: readonly Diagnostic[] = [];
  let shownSite: ShownSite | undefined;
  let outputProblems: readonly Diagnostic[] = [];
  let otherFiles: ReadonlyMap<string, OutputFile> = new Map();

  const locate = (diagnostics: readonly Diagnostic[]) =>
    locateProblems({ diagnostics, sources: lastRead?.sources ?? new Map() }, projectRoot);
  const buildOtherFiles = async (site: ShownSite): Promise<void> => {
    const pages = Array.from(site.pages.keys(), (path) => ({ path, contents: '' }));
    const { files, diagnostics } = await buildOutput({ ...site, pages, projectRoot });
    outputProblems = diagnostics;
    const found = new Map(files.map((file) => [file.path, file]));
    otherFiles = found.set(searchEntry.slice(1), {
      path: searchEntry.slice(1),
      // Computed on request, because it renders every page.
      get contents() {
        const search = buildSearch(site.model, renderPages(site.model, site, site).value);
        for (const file of search) storeLast(lastAssets, file.path, file, maxLastAssets);
        return search.at(-1)?.contents ?? '';
      },
    });
  };
  const pageModel = (address: string): PageModel | undefined => shownSite?.pages.get(outputPathOf(address));
  const renderPage = (address: string): string | undefined => {
    if (shownSite === undefined || pageModel(address) === undefined) return undefined;
    const { model, tracked, ...parts } = shownSite;
    const { value, diagnostics } = renderPages(model, parts, {
      tracked,
      isSelected: (page) => page.address === address,
    });
    const previous = renderProblems.get(address) ?? [];
    renderProblems.set(address, diagnostics);
    if (diagnostics.some(({ message }, index) => message !== previous[index]?.message)) onRenderProblem();
    const [rendered] = value;
    if (rendered !== undefined) storeLast(lastPages, address, String(rendered.file.contents), maxLastPages);
    return lastPages.get(address) ?? emptyPage;
  };
  const filesOf = (address: string): readonly string[] => {
    const files = lastRead?.files ?? [];
    const { tags } = findLanguages(files);
    const languages = tags.map((tag) => ({ tag }));
    for (const { fileType } of files) {
      const target = targetOf(fileType);
      const language = tags.find(
        (tag) => target !== undefined && addressOf(pathOfTarget(target), tag, languages) === address,
      );
      if (target !== undefined && language !== undefined)
        return fileTypesOf(target, [language]).map((type) => pathOf(type));
    }
    return [];
  };
  const contentOf = (address: string): PageContent | undefined => {
    const model = pageModel(address);
    if (shownSite === undefined || model === undefined) return undefined;
    const { files, tracked } = shownSite;
    return {
      files,
      reads: tracked.dependenciesOf(nameOfPage(model)),
      valuesOf: groupValues(printSharedValuesOf(files)),
    };
  };
  const files: SiteFiles = {
    has: (path) => shownSite?.pages.has(path) === true || otherFiles.has(path) || lastAssets.has(path),
    read: async (path) => {
      const model = shownSite?.pages.get(path);
      const contents = model
        ? renderPage(model.address)
        : (otherFiles.get(path) ?? lastAssets.get(path))?.contents;
      return contents === undefined ? undefined : Buffer.from(contents);
    },
  };
  return {
    update: async ({ content, bundles = false }: Changes = {}): Promise<void> => {
      if (bundles) bundleCount += 1;
      lastRead = await readChanged(content);
      problems = [];
      renderProblems.clear();
      if (hasErrors(lastRead.diagnostics)) return;
      try {
        const shownFiles = completeDrafts(lastRead.files);
        const files = pseudo ? addPseudoLanguage(shownFiles) : shownFiles;
        const assetsVersion = String(bundleCount);
        const lock = lastRead.lockText === undefined ? undefined : parseLock(lastRead.lockText);
        const days = findDays(lastRead.files, lock);
        shownSite = createShownSite(
          files,
          await prepareSite({ published: files, routes: buildRoutes(files), days }, build, assetsVersion),
        );
        for (const file of shownSite.assets.files) storeLast(lastAssets, file.path, file, maxLastAssets);
        if (bundles || otherFiles.size === 0) await buildOtherFiles(shownSite);
      } catch (error) {
        problems = errorDiagnostics(error);
      }
    },
    /** Errors found before the rules run, because of which the last save is not shown. */
    blockingErrors: (): readonly LocatedDiagnostic[] =>
      locate([
        ...(lastRead?.diagnostics.filter((diagnostic) => hasErrors([diagnostic])) ?? []),
        ...problems.filter(isSourceProblem),
      ]),
    check: async (): Promise<readonly LocatedDiagnostic[]> => {
      if (lastRead === undefined) return [];
      const content = createContentIndex(lastRead, { now: now(), cache });
      const found = checkContent(content, build);
      const isValid = !hasErrors(found);
      if (isValid && shownSite !== undefined && problems.length === 0)
        await buildOtherFiles(shownSite).catch((error: unknown) => {
          outputProblems = errorDiagnostics(error);
        });
      cache.save({ prune: false });
      // Errors in content also make rendering fail; only their causes are reported.
      const buildProblems = isValid ? problems : problems.filter(isSourceProblem);
      const reported = [
        ...found,
        ...buildProblems,
        ...(isValid ? [...outputProblems, ...renderProblems.values()].flat() : []),
      ];
      return locate(selectProblems(reported, content));
    },
    /** Undefined when there is no such page. */
    renderPage,
    files,
    /** A page that cannot be rendered has status 500. */
    answer: async (request: IncomingMessage): Promise<Response> => {
      const form = { ...readFormSettings(lastRead && findSettings(lastRead.files)), now, receive };
      const response = await answerAsHost(request, { ...form, files });
      const isPage = response.headers.get('Content-Type')?.startsWith('text/html') === true;
      if (!isPage || response.body === null) return response;
      const html = await response.text();
      return new Response(html, {
        status: html === emptyPage ? 500 : response.status,
        headers: response.headers,
      });
    },
    languagesOf: (address: string) => pageModel(address)?.context.languages ?? [],
    findMarkedTexts: (address: string, found: readonly LocatedDiagnostic[]): readonly string[] => {
      const content = contentOf(address);
      return content ? findMarkedTexts(found, content) : [];
    },
    findTextLocation: (address: string, clicked: ClickedText) => {
      const content = contentOf(address);
      return content && findTextLocation(clicked, content);
    },
    isDraft: (address: string): boolean => {
      const { language, route } = pageModel(address) ?? {};
      const files = lastRead?.files ?? [];
      if (language === undefined) return false;
      const isUnpublished = findUnpublishedRecords(files, { now: now() }).some(
        (unpublished) => unpublished.address === route?.path,
      );
      return isUnpublished || findDraftLanguages(files).includes(language.tag);
    },
    filesOf,
    /** Those of the page that have errors, or else all. Empty for an address without content files. */
    awaitedFiles: (address: string): readonly string[] => {
      const own = filesOf(address);
      if (own.length === 0 || lastRead === undefined) return [];
      const broken = new Set(
        lastRead.diagnostics.filter((found) => hasErrors([found])).map(({ location }) => location.file),
      );
      const existing = new Set(lastRead.files.map(({ source }) => source.path));
      const awaited = own.filter((file) => broken.has(file) || !existing.has(file));
      return awaited.length > 0 ? awaited : [...broken];
    },
    isReady: (): boolean => shownSite !== undefined,
  };
}

function createShownSite(files: readonly ContentFile[], prepared: PreparedSite): ShownSite {
  const pages = prepared.model.languages.flatMap((language) => language.pages);
  return { ...prepared, files, pages: new Map(pages.map((page) => [outputPathOf(page.address), page])) };
}

function errorDiagnostics(error: unknown): readonly Diagnostic[] {
  if (error instanceof SourceError) return error.diagnostics;
  return renderFailureDiagnostics([{ address: '/', file: 'content', error }]);
}

const isSourceProblem = ({ rule }: Diagnostic): boolean => rule === 'build/source';

const maxLastPages = 50;
const maxLastAssets = 1000;

/** Removes the least recently stored value when there are too many. */
function storeLast<Value>(values: Map<string, Value>, key: string, value: Value, maximum: number): void {
  values.delete(key);
  values.set(key, value);
  const [oldest] = values.keys();
  if (values.size > maximum && oldest !== undefined) values.delete(oldest);
}
