/** The pipeline, every stage in order: content in, planned files and problems out. Writes nothing. */

import type { Assets } from './bundle/assets.ts';
import { recallAssets } from './bundle/recall-assets.ts';
import { SourceError } from './bundle/run-esbuild.ts';
import { checkContent } from './check/check-content.ts';
import { openCheckMemory } from './check/check-memory.ts';
import { markDrafts } from './check/mark-drafts.ts';
import { type Plan, planPages } from './check/plan-pages.ts';
import { type Diagnostic, severityOf } from './diagnostics/index.ts';
import type { SpotMemory } from './diagnostics/locate.ts';
import type { HostTable } from './emit/hosts/host-table.ts';
import { planOutput } from './emit/plan-output.ts';
import { buildModel } from './model/build-model.ts';
import { hashContent, type Memory, noMemory, openMemory } from './model/memory.ts';
import { createRecorder, namesOf } from './model/recorder.ts';
import { gatherContent } from './model/site-content.ts';
import type { SiteModel } from './model/site-model.ts';
import type { OutputFile } from './output-file.ts';
import { hashParser, parseFiles } from './parse/parse-files.ts';
import { type Pictures, paintPictures } from './pictures/paint-pictures.ts';
import { readContent } from './read/read-content.ts';
import { readLock, type SourceTexts, textsOf } from './read/read-lock.ts';
import type { SourceFile } from './read/source-file.ts';
import { renderSite } from './render/render-site.ts';
import type { RenderedPage } from './render/rendered-page.ts';
import { type BuildDay, describeBuildDay } from './routes/build-day.ts';
import { findHeldRecords, type PublicationOptions } from './routes/held-records.ts';
import type { Route } from './routes/route.ts';
import { planSearch } from './search/plan-search.ts';
import type { OnStep, Stage } from './stage.ts';
import { openSpotMemory } from './store/spot-memory.ts';
import { recallJson, type Store } from './store/store.ts';
import type { ContentFile } from './validate/content-file.ts';
import { findLanguages } from './validate/find-languages.ts';
import { validateFiles } from './validate/validate-files.ts';
import { verifyAnalytics, verifyOutput } from './verify/verify-output.ts';

/** What a build needs to know; everything that changes from run to run comes in here. */
export type BuildOptions = PublicationOptions & {
  /** Folder that holds `content/` and `templates/`. */
  readonly projectRoot: string;
  /** Folder that holds `content/`, where that is of another time. @default projectRoot */
  readonly contentRoot?: string | undefined;
  /** Origin that wins over the one of the settings. */
  readonly baseUrl?: string | undefined;
  /** Placeholder data is an error. */
  readonly release: boolean;
  /** Reports facts that nobody has looked up for long. @default false, as in every build */
  readonly age?: boolean | undefined;
  /** Accepts dates that lie in the future. @default false when the day is that of the clock */
  readonly acceptsFutureDates?: boolean | undefined;
  /** What earlier runs worked out. @default nothing, so that all is done again */
  readonly store?: Store | undefined;
  /** Changes with every source of program, templates, styles and scripts. @default unknown */
  readonly sources?: string | undefined;
  /** Hears the name of each stage when it begins. */
  readonly onStage?: (name: StageName) => void;
  /** Hears how many things of a long stage are done. */
  readonly onStep?: OnStep | undefined;
};

/** The stages, in order. */
export type StageName = 'read' | 'parse' | 'validate' | 'model' | 'check' | 'bundle' | 'render' | 'verify';

/** A build: problems, and the planned site when the content has no error. */
export type Build = {
  readonly diagnostics: readonly Diagnostic[];
  /** Text of each content file, by path, to show problems in. */
  readonly sources: SourceTexts;
  /** Where problems stood in earlier runs. */
  readonly spots?: SpotMemory | undefined;
  /** The day of the build; undefined when nothing sets one. */
  readonly day: BuildDay | undefined;
  /** The pages that there are, or would be. */
  readonly routes: readonly Route[];
  /** Tags of all languages, drafts among them. */
  readonly languages: readonly string[];
  /** Undefined when a content error stopped the build. */
  readonly site: BuiltSite | undefined;
};

/** A site that is ready to be written. */
export type BuiltSite = {
  readonly model: SiteModel;
  readonly assets: Assets;
  /** In the order of languages and routes. */
  readonly pages: readonly RenderedPage[];
  /** Pages and all others. */
  readonly files: readonly OutputFile[];
  /** What hosts have to be told. */
  readonly hosts: HostTable;
  /** What was not taken from an earlier build, with the reason; empty when nothing was kept. */
  readonly made: Memory['made'];
};

/** Runs the stages. Content mistakes come back as diagnostics; faults of the program throw. */
export async function buildSite(options: BuildOptions): Promise<Build> {
  const content = await readFiles(options);
  const { files, sources, spots } = content;
  const plan = planPages(files, options);
  const { published, routes } = plan;
  const begun = hasErrors(content.diagnostics) ? undefined : beginSite(published, routes, options);
  // Told only of content that passes: to refer to what is not there is a mistake of the content.
  begun?.catch(() => undefined);
  options.onStage?.('check');
  const diagnostics = checkRead(content, plan, options);
  const day = describeBuildDay(plan, files);
  const told = { sources, spots, day, routes, languages: findLanguages(files).tags };
  if (begun === undefined || hasErrors(diagnostics)) return { ...told, diagnostics, site: undefined };
  const made = await finishSite(begun, published, options).catch(siteWithout);
  const all = [...diagnostics, ...made.diagnostics];
  return { ...told, diagnostics: all, site: hasErrors(all) ? undefined : made.site };
}

/** The content as far as each file can be judged by itself. */
export type ReadFiles = Pick<Build, 'diagnostics' | 'sources' | 'spots'> & {
  readonly files: readonly ContentFile[];
  /** What stands in the lock file, if there is one. */
  readonly lockText: string | undefined;
};

/** Parses and validates every file, which are read unless they are given. */
export async function readFiles(
  options: BuildOptions,
  given?: Stage<readonly SourceFile[]>,
): Promise<ReadFiles> {
  const { projectRoot, contentRoot = projectRoot, store, onStage } = options;
  onStage?.('read');
  const read = given ?? (await readContent(contentRoot, contentRoot === projectRoot ? store : undefined));
  const lock = readLock(contentRoot);
  onStage?.('parse');
  const known = knownTo(options);
  const parser = known && recallJson(known.store.bucket('parser'), known.sources, hashParser);
  const parsed = parseFiles(read.value, store, parser);
  onStage?.('validate');
  const { value: files, diagnostics } = validateFiles(parsed.value, known);
  const found = [...read.diagnostics, ...lock.diagnostics, ...parsed.diagnostics, ...diagnostics];
  return {
    files,
    lockText: lock.value,
    // What stops the site from being made is asked of them before the checks are done.
    diagnostics: markDrafts(found, files, findHeldRecords(files, options)),
    sources: textsOf(read.value, lock.value),
    spots: known && openSpotMemory(known.store, known.sources, read.value),
  };
}

/** The problems of the content, those of reading it included. */
export function checkRead(
  { files, diagnostics: earlier, lockText }: ReadFiles,
  plan: Plan,
  options: BuildOptions,
): readonly Diagnostic[] {
  const { release, drafts, age, date, acceptsFutureDates = date !== undefined } = options;
  const known = knownTo(options);
  const memory = known && openCheckMemory(known.store, known.sources);
  return checkContent({ files, earlier, lockText, release, drafts, age, acceptsFutureDates, memory }, plan);
}

/** Undefined when nothing can be taken from earlier runs. */
function knownTo({ store, sources }: Pick<BuildOptions, 'store' | 'sources'>) {
  return store && sources !== undefined ? { store, sources } : undefined;
}

/** Whether any problem fails the build by itself. */
export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => severityOf(diagnostic) === 'error');
}

type Made = Pick<Build, 'site' | 'diagnostics'>;

/** Sources that cannot be bundled are a developer's mistake, which has its place like a writer's. */
function siteWithout(fault: unknown): Made {
  if (!(fault instanceof SourceError)) throw fault;
  return { site: undefined, diagnostics: fault.diagnostics };
}

/** A site whose pages can be made. */
export type BegunSite = {
  readonly model: SiteModel;
  readonly memory: Memory;
  readonly assets: Assets;
  readonly pictures: Pictures;
};

/**
 * Has assets bundled and pictures painted, which others do: esbuild is a process of its own, pixels come from a thread.
 * Throws `SourceError`, and what it likes of content that has errors.
 */
export async function beginSite(
  content: readonly ContentFile[],
  routes: readonly Route[],
  options: BuildOptions & { readonly bundled?: string },
): Promise<BegunSite> {
  const { projectRoot, store, sources, bundled = sources, onStage } = options;
  onStage?.('model');
  const { model, memory } = openModel(content, routes, options);
  const data = memory.recall('scripts', undefined, () => model.scriptData);
  const [assets, pictures] = await Promise.all([
    recallAssets({ projectRoot, minify: true, data }, knownTo({ store, sources: bundled })),
    paintPictures(model, { projectRoot, store, memory }),
  ]);
  return { model, memory, assets, pictures };
}

/** Makes the site of content that passed every check. Throws `SourceError`. */
export function makeSite(
  content: readonly ContentFile[],
  routes: readonly Route[],
  options: BuildOptions,
): Promise<Made> {
  return finishSite(beginSite(content, routes, options), content, options);
}

async function finishSite(
  begun: Promise<BegunSite>,
  content: readonly ContentFile[],
  { projectRoot, onStage, onStep }: BuildOptions,
): Promise<Made> {
  onStage?.('bundle');
  const { model, memory, assets, pictures } = await begun;
  onStage?.('render');
  const pages = renderSite(model, { assets, pictures }, { memory, onStep });
  const rendered = pages.value.map(({ file }) => file);
  const search = planSearch(model, pages.value, memory);
  const { files, hosts, diagnostics } = await planOutput({
    pages: rendered,
    search,
    model,
    assets,
    pictures,
    projectRoot,
  });
  onStage?.('verify');
  const output = { pages: pages.value, files, formAction: model.formAction };
  const verified = hasErrors(pages.diagnostics) ? [] : verifyOutput(output, memory);
  memory.save();
  return {
    site: {
      model,
      assets,
      pages: pages.value,
      files,
      hosts,
      made: memory.made,
    },
    diagnostics: [...pages.diagnostics, ...diagnostics, ...verified, ...verifyAnalytics(content, files)],
  };
}

/** The model, and what is remembered of what was made from it. */
function openModel(
  files: readonly ContentFile[],
  routes: readonly Route[],
  { baseUrl, store, sources }: BuildOptions,
): { readonly model: SiteModel; readonly memory: Memory } {
  const recorder = createRecorder();
  const { value: model, reads } = recorder.record(() =>
    buildModel(gatherContent(files, recorder), routes, { baseUrl, recorder }),
  );
  if (store === undefined || sources === undefined) return { model, memory: noMemory };
  const hashRead = hashContent(files);
  const addresses = routes.map(({ anchors: _, files: __, ...route }) => route);
  const tags = model.languages.map(({ language }) => language.tag);
  const common = [baseUrl, tags, addresses, [...namesOf(reads)].map((name) => [name, hashRead(name)])];
  return { model, memory: openMemory({ store, recorder, content: files, hashRead, sources, common }) };
}
