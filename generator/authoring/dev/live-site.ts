/**
 * The site while it is being written: the content of the last save, and the pages of the last content that could be
 * shown. A page is rendered when somebody asks for it.
 */
import { searchEntry } from '../../../templates/islands/Search/search-index.ts';
import type { Cache } from '../../cache/cache.ts';
import type { ContentFile } from '../../content/content-file.ts';
import { findLanguages } from '../../content/find-languages.ts';
import { outputPathOf } from '../../content/routes/addresses.ts';
import { findHeldRecords } from '../../content/routes/held-records.ts';
import { planRoutes } from '../../content/routes/plan-routes.ts';
import type { Route } from '../../content/routes/route.ts';
import { type Diagnostic, type LocatedDiagnostic, locateDiagnostics } from '../../diagnostics/index.ts';
import type { OutputFile } from '../../files/output-file.ts';
import type { SiteFiles } from '../../hosting/site-files.ts';
import {
  type BegunSite,
  type BuildOptions,
  beginSite,
  checkRead,
  hasErrors,
  type ReadFiles,
  readFiles,
} from '../../pipeline/build-site.ts';
import { SourceError } from '../../pipeline/bundle/run-esbuild.ts';
import { planOutput } from '../../pipeline/emit/plan-output.ts';
import type { PageModel } from '../../pipeline/model/site-model.ts';
import { openHistory } from '../../pipeline/read/read-history.ts';
import { explainFaults } from '../../pipeline/render/explain-faults.ts';
import { renderSite } from '../../pipeline/render/render-site.ts';
import { nameOfPage } from '../../pipeline/render/rendered-page.ts';
import { planSearch } from '../../pipeline/search/plan-search.ts';
import { withCompleteDrafts } from '../../rules/complete-drafts.ts';
import { findDrafts } from '../../rules/mark-drafts.ts';
import { groupValues, planConstants } from '../../rules/plan-constants.ts';
import { planPages } from '../../rules/plan-pages.ts';
import { addOldWords } from '../translations/add-old-words.ts';
import { addPseudo } from './add-pseudo.ts';
import type { PageContent } from './find-sentence.ts';
import { openReader } from './read-changed.ts';

/** What the site is made with; from what, and with which cache. */
export type LiveOptions = {
  readonly projectRoot: string;
  readonly cache: Cache;
  /** Returns the time, which decides what is scheduled. */
  readonly now: () => Date;
  /** Shows a language made of the source, too. */
  readonly pseudo: boolean;
  /** Leaves of the problems of the whole site those that somebody asked for. */
  readonly choose: (
    problems: readonly Diagnostic[],
    site: { readonly routes: readonly Route[]; readonly languages: readonly string[] },
  ) => readonly Diagnostic[];
};

/** A page as it is served. */
export type LivePage = {
  readonly html: string;
  /** Changes with the HTML; the same as its `ETag`. */
  readonly version: string;
};

/** What may have changed since the last update. */
export type Changes = {
  /** Absolute paths below the content folder. @default unknown, and everything is read */
  readonly content?: ReadonlySet<string>;
  readonly bundles?: boolean;
};

/** The site of the last save. */
export type LiveSite = ReturnType<typeof openLiveSite>;

/** What was made of content that could be shown. */
type Shown = BegunSite & {
  readonly files: readonly ContentFile[];
  readonly pages: ReadonlyMap<string, PageModel>;
};

/** Nothing is read before the first `update`. */
export function openLiveSite({ projectRoot, cache, now, pseudo, choose }: LiveOptions) {
  const readChanged = openReader(projectRoot, (sources) => readFiles(options, sources));
  const options: BuildOptions = { projectRoot, release: false, drafts: true, cache };
  const last = new Map<string, LivePage>();
  const renderProblems = new Map<string, readonly Diagnostic[]>();
  let bundled = '';
  let read: ReadFiles | undefined;
  let problems: readonly Diagnostic[] = [];
  let shown: Shown | undefined;
  let outputProblems: readonly Diagnostic[] = [];
  let beside: ReadonlyMap<string, OutputFile> = new Map();

  const locate = (diagnostics: readonly Diagnostic[]) => {
    const told = addOldWords(diagnostics, read?.lockText, openHistory(projectRoot));
    return locateDiagnostics(told, (file) => read?.sources.get(file), read?.locationCache);
  };
  const planBeside = async (site: Shown): Promise<void> => {
    const pages = Array.from(site.pages.keys(), (path) => ({ path, contents: '' }));
    const { files, diagnostics } = await planOutput({ ...site, pages, projectRoot });
    outputProblems = diagnostics;
    const found = new Map(files.map((file) => [file.path, file]));
    beside = found.set(searchEntry.slice(1), {
      path: searchEntry.slice(1),
      // Every page is rendered for it, so only for somebody who searches.
      get contents() {
        const search = planSearch(site.model, renderSite(site.model, site, site).value);
        for (const file of search) found.set(file.path, file);
        return search.at(-1)?.contents ?? '';
      },
    });
  };
  const pageModel = (address: string): PageModel | undefined => shown?.pages.get(outputPathOf(address));
  const page = (address: string): LivePage | undefined => {
    if (shown === undefined || pageModel(address) === undefined) return undefined;
    const { model, tracked, ...parts } = shown;
    const { value, diagnostics } = renderSite(model, parts, {
      tracked,
      isWanted: (page) => page.address === address,
    });
    renderProblems.set(address, diagnostics);
    const [rendered] = value;
    const before = last.get(address);
    if (rendered === undefined) return before;
    const version = Buffer.from(rendered.file.sha256, 'hex').toString('base64url').slice(0, 22);
    if (before?.version === version) return before;
    const page = { html: String(rendered.file.contents), version };
    last.set(address, page);
    return page;
  };
  return {
    /** Reads the content again, as far as it has changed, and bundles styles and scripts again where they have. */
    update: async ({ content, bundles = false }: Changes = {}): Promise<void> => {
      if (bundles) bundled = `${bundled}+`;
      read = await readChanged(content);
      problems = [];
      if (hasErrors(read.diagnostics)) return;
      try {
        const published = withCompleteDrafts(read.files);
        shown = await openSite(pseudo ? addPseudo(published) : published, { ...options, bundled });
        if (bundles || beside.size === 0) await planBeside(shown);
      } catch (fault) {
        problems = explainFault(fault);
      }
    },
    /** What can be said at once: why the last save is not shown. */
    faults: (): readonly LocatedDiagnostic[] =>
      locate([...(read?.diagnostics.filter((each) => hasErrors([each])) ?? []), ...problems]),
    /** Everything that is wrong with the last save. Also makes ready what is served beside pages. */
    check: async (): Promise<readonly LocatedDiagnostic[]> => {
      if (read === undefined) return [];
      const plan = planPages(read.files, { now: now() });
      const found = checkRead(read, plan, options);
      const isSound = !hasErrors(found);
      if (isSound && shown !== undefined) await planBeside(shown);
      cache.save({ prune: false });
      // Pages that cannot be rendered because of what is told already are not told once more.
      const further = isSound || problems.some(({ rule }) => rule === 'build/source') ? problems : [];
      const told = [
        ...found,
        ...further,
        ...(isSound ? [...outputProblems, ...renderProblems.values()].flat() : []),
      ];
      return locate(choose(told, { ...plan, languages: findLanguages(read.files).tags }));
    },
    /** The page at an address, as it is now or as it was last; undefined when there is none. */
    page,
    pageModel,
    /** What the page at an address was made of when it was last rendered. */
    contentOf: (address: string): PageContent | undefined => {
      const model = pageModel(address);
      if (shown === undefined || model === undefined) return undefined;
      const { files, tracked } = shown;
      return {
        files,
        reads: tracked.dependenciesOf(nameOfPage(model)),
        valuesOf: groupValues(planConstants(files)),
      };
    },
    /** Forgets what it keeps of pages that nobody looks at any more. */
    keepOnly: (addresses: ReadonlySet<string>): void => {
      for (const kept of [last, renderProblems]) {
        for (const address of kept.keys()) if (!addresses.has(address)) kept.delete(address);
      }
    },
    /** Whether the page at an address is of a language or a record that is not published. */
    isDraft: (address: string): boolean => {
      const { language, route } = pageModel(address) ?? {};
      const files = read?.files ?? [];
      if (language === undefined) return false;
      const isHeld = findHeldRecords(files, { now: now() }).some((held) => held.address === route?.path);
      return isHeld || findDrafts(files).includes(language.tag);
    },
    /** Whether there has been something that could be shown. */
    isReady: (): boolean => shown !== undefined,
    files: {
      has: (path) => shown?.pages.has(path) === true || beside.has(path),
      read: async (path) => {
        const model = shown?.pages.get(path);
        const contents = model ? page(model.address)?.html : beside.get(path)?.contents;
        return contents === undefined ? undefined : Buffer.from(contents);
      },
    } satisfies SiteFiles,
  };
}

async function openSite(
  files: readonly ContentFile[],
  options: BuildOptions & { readonly bundled: string },
): Promise<Shown> {
  const begun = await beginSite(files, planRoutes(files), options);
  const pages = begun.model.languages.flatMap((language) => language.pages);
  return { ...begun, files, pages: new Map(pages.map((page) => [outputPathOf(page.address), page])) };
}

function explainFault(fault: unknown): readonly Diagnostic[] {
  if (fault instanceof SourceError) return fault.diagnostics;
  return explainFaults([{ address: '/', file: 'content', fault }]);
}
