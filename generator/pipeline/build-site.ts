/**
 * The pipeline, from top to bottom: `buildSite` runs all stages, `checkSite` those up to the rules. `dev` calls the same
 * stages one by one. A stage returns its value and its problems; nothing is written.
 *
 * Every stage that asks the cache receives it here.
 */

import { type Cache, noCache } from '../cache/cache.ts';
import { createDependencyTracker, namesIn } from '../cache/track-dependencies.ts';
import { openTrackedCache, type TrackedCache } from '../cache/tracked-cache.ts';
import type { ContentFile, SourceFile } from '../content/content-file.ts';
import { type ContentIndex, createContentIndex } from '../content/content-index.ts';
import { findDraftLanguages, markDrafts } from '../content/drafts.ts';
import { addressOf, outputPathOf } from '../content/routes/addresses.ts';
import type { Route } from '../content/routes/route.ts';
import type { PublicationOptions } from '../content/routes/unpublished-records.ts';
import { createContentVersions, gatherContent } from '../content/site-content.ts';
import type { Diagnostic, Result } from '../diagnostics/diagnostic.ts';
import type { OutputFile } from '../files/output-file.ts';
import { hasErrors } from '../rules/definitions.ts';
import { runRules } from '../rules/run-rules.ts';
import type { Assets } from './bundle/assets.ts';
import type { LazyOptions } from './bundle/bundle-scripts.ts';
import { SourceError } from './bundle/run-esbuild.ts';
import { buildOutput } from './emit/build-output.ts';
import type { HostTable } from './emit/host-files/host-table.ts';
import { findPublicFileProblems, listPublicFiles } from './emit/read-public-files.ts';
import { buildModel } from './model/build-model.ts';
import type { SiteModel } from './model/site-model.ts';
import { hashParser, parseFile } from './parse/parse-file.ts';
import { type Pictures, renderPictures } from './pictures/render-share-images.ts';
import { readContent } from './read/read-content.ts';
import { readLock, type SourceTexts, textsOf } from './read/read-source.ts';
import { type RenderedPage, renderPages } from './render/render-site.ts';
import { buildSearch } from './search/build-search.ts';
import { validateFiles } from './validate/validate-files.ts';
import { verifyAnalytics, verifyOutput } from './verify/verify-output.ts';

export type BuildOptions = {
  readonly configuration: BuildConfiguration;
  /** @default everything is computed */
  readonly cache?: Cache | undefined;
  readonly onStage?: ((name: StageName) => void) | undefined;
};

export type BuildConfiguration = PublicationOptions & {
  readonly projectRoot: string;
  /** Folder that contains the `content/` of another revision. @default projectRoot */
  readonly contentRoot?: string | undefined;
  readonly baseUrl?: string | undefined;
  readonly release: boolean;
  /** Whether facts with an old `checked` date are reported. @default false */
  readonly age?: boolean | undefined;
  /** Whether dates in the future are accepted. @default true when `date` is set */
  readonly acceptsFutureDates?: boolean | undefined;
};

/** The stages, in order. `buildSite` runs all but the last one, `html`, which `check --output` adds. */
export type StageName =
  | 'read'
  | 'parse'
  | 'validate'
  | 'check'
  | 'model'
  | 'bundle'
  | 'render'
  | 'verify'
  | 'html';

export type Build = {
  readonly diagnostics: readonly Diagnostic[];
  /** Texts of the content files and of the lock file by path, for excerpts. */
  readonly sources: SourceTexts;
  /** In ISO form; undefined when neither a day nor the time is known. */
  readonly day: string | undefined;
  readonly routes: readonly Route[];
  /** Tags of all languages, including drafts. */
  readonly languages: readonly string[];
  /** Undefined when a problem is an error. */
  readonly site: BuiltSite | undefined;
};

export type BuiltSite = {
  readonly model: SiteModel;
  readonly assets: Assets;
  /** In the order of languages and routes. */
  readonly pages: readonly RenderedPage[];
  readonly files: readonly OutputFile[];
  readonly hosts: HostTable;
  readonly rebuilt: TrackedCache['rebuilt'];
};

/** Problems are diagnostics; bugs of the program throw. */
export async function buildSite(options: BuildOptions): Promise<Build> {
  const { content, ...checked } = await checkSite(options);
  if (hasErrors(checked.diagnostics)) return { ...checked, site: undefined };
  const rendered = await buildValidSite(content, options).catch(withoutSite);
  const diagnostics = [...checked.diagnostics, ...rendered.diagnostics];
  return { ...checked, diagnostics, site: hasErrors(diagnostics) ? undefined : rendered.site };
}

export type CheckedContent = Omit<Build, 'site'> & { readonly content: ContentIndex };

/** Everything up to the rules, which needs no template. */
export async function checkSite(options: BuildOptions): Promise<CheckedContent> {
  const { configuration, cache, onStage } = options;
  const read = await readFiles(options);
  const content = createContentIndex(read, { ...configuration, cache });
  const { day, routes, languages } = content;
  onStage?.('check');
  const diagnostics = [
    ...checkContent(content, options),
    ...checkPublicFiles(configuration.projectRoot, routes, languages),
  ];
  return { content, sources: read.sources, day, routes, languages, diagnostics };
}

// Stages 1 to 3: read, parse, validate

export type ReadFiles = Pick<Build, 'diagnostics' | 'sources'> & {
  readonly files: readonly ContentFile[];
  /** The problems of files whose data is unknown, because they cannot be read or parsed. */
  readonly unreadable: readonly Diagnostic[];
  /** Text of the lock file; undefined when it does not exist. */
  readonly lockText: string | undefined;
};

/** With `contentFiles`, does not read content from disk. */
export async function readFiles(
  { configuration, cache = noCache, onStage }: BuildOptions,
  contentFiles?: Result<readonly SourceFile[]>,
): Promise<ReadFiles> {
  const { projectRoot, contentRoot = projectRoot } = configuration;
  onStage?.('read');
  const read = contentFiles ?? (await readContent(contentRoot));
  const lock = readLock(contentRoot);
  onStage?.('parse');
  // Parsed YAML depends only on the parser, not on the other sources of the program.
  const parserCache = cache.withSources('parser', hashParser);
  const parsed = read.value.map((source) => ({
    source,
    ...parserCache.getOrCompute('parsed', [source.path, source.hash], () => parseFile(source)),
  }));
  onStage?.('validate');
  const data = parsed.map(({ source, value }) => ({ source, data: value }));
  const { value: files, diagnostics } = validateFiles(data, cache);
  const unreadable = [
    ...read.diagnostics,
    ...lock.diagnostics,
    ...parsed.flatMap((file) => file.diagnostics),
  ];
  return {
    files,
    unreadable,
    lockText: lock.value,
    // The dev server uses these diagnostics before the rules have run, to decide whether it can render.
    diagnostics: markDrafts([...unreadable, ...diagnostics], files),
    sources: textsOf(read.value, lock.value),
  };
}

// Stage 4: rules

export function checkContent(
  content: ContentIndex,
  { configuration, cache }: BuildOptions,
): readonly Diagnostic[] {
  const { date, acceptsFutureDates = date !== undefined } = configuration;
  return runRules(content, { ...configuration, acceptsFutureDates, cache });
}

/** Those that are known before the build: their names, and the paths of pages. */
function checkPublicFiles(
  projectRoot: string,
  routes: readonly Route[],
  languages: readonly string[],
): readonly Diagnostic[] {
  const order = languages.map((tag) => ({ tag }));
  const pages = languages.flatMap((tag) =>
    routes.map(({ path, files }) => ({
      path: outputPathOf(addressOf(path, tag, order)),
      source: files[tag]?.[0],
    })),
  );
  const { value: paths, diagnostics } = listPublicFiles(projectRoot);
  return [...diagnostics, ...findPublicFileProblems(paths, pages).values()];
}

// Stages 5 to 7: model, bundle, pictures

export type PublishedContent = Pick<ContentIndex, 'published' | 'routes' | 'days'>;

export type PreparedSite = {
  readonly model: SiteModel;
  readonly tracked: TrackedCache;
  readonly assets: Assets;
  readonly pictures: Pictures;
};

/**
 * Builds the model, bundles assets and renders pictures. `assetsVersion` changes when the sources of the assets change
 * during the run. Throws `SourceError` when a source cannot be bundled, and other errors for content with errors.
 */
export async function prepareSite(
  content: PublishedContent,
  options: BuildOptions,
  assetsVersion?: string,
): Promise<PreparedSite> {
  const { configuration, cache = noCache, onStage } = options;
  const { projectRoot } = configuration;
  onStage?.('model');
  const { model, tracked } = openModel(content, options);
  const data = tracked.track('scripts', undefined, () => model.scriptData);
  onStage?.('bundle');
  const [assets, pictures] = await Promise.all([
    bundleWithCache({ projectRoot, minify: true, data }, cache, assetsVersion),
    renderPictures(model, { projectRoot, cache, tracked }),
  ]);
  return { model, tracked, assets, pictures };
}

function openModel(
  { published: files, routes, days }: PublishedContent,
  { configuration: { baseUrl, drafts = false }, cache = noCache }: BuildOptions,
): { readonly model: SiteModel; readonly tracked: TrackedCache } {
  const tracker = createDependencyTracker();
  const hasDrafts = drafts && (routes.some(({ draft }) => draft) || findDraftLanguages(files).length > 0);
  const { value: model, reads } = tracker.collect(() =>
    buildModel(gatherContent(files, days, tracker), routes, { baseUrl, hasDrafts, tracker }),
  );
  const versionOf = createContentVersions(files, days);
  const addresses = routes.map(({ anchors: _, files: __, ...route }) => route);
  const tags = model.languages.map(({ language }) => language.tag);
  const common = [
    baseUrl,
    hasDrafts,
    tags,
    addresses,
    [...namesIn(reads)].map((name) => [name, versionOf(name)]),
  ];
  return { model, tracked: openTrackedCache({ cache, tracker, versionOf, common }) };
}

const bundleWithCache = (options: LazyOptions, cache: Cache, version: string | undefined): Promise<Assets> =>
  cache.getOrComputeAsync('assets', [version, options], async () => {
    // esbuild is imported on demand.
    const { bundleAssets } = await import('./bundle/assets.ts');
    return bundleAssets(options);
  });

// Stages 8 to 11: render, search, emit, verify

type Rendered = Pick<Build, 'site' | 'diagnostics'>;

/** Throws `SourceError` when a style sheet or a script cannot be bundled. */
export async function buildValidSite(content: PublishedContent, options: BuildOptions): Promise<Rendered> {
  const { configuration, onStage } = options;
  const { projectRoot } = configuration;
  const { model, tracked, assets, pictures } = await prepareSite(content, options);
  onStage?.('render');
  const pages = renderPages(model, { assets, pictures }, { tracked });
  const pageFiles = pages.value.map(({ file }) => file);
  const search = buildSearch(model, pages.value);
  const { files, hosts, diagnostics } = await buildOutput({
    pages: pageFiles,
    search,
    model,
    assets,
    pictures,
    projectRoot,
  });
  onStage?.('verify');
  const output = { pages: pages.value, files, formAction: model.formAction };
  const verified = hasErrors(pages.diagnostics) ? [] : verifyOutput(output);
  return {
    site: { model, assets, pages: pages.value, files, hosts, rebuilt: tracked.rebuilt },
    diagnostics: [
      ...pages.diagnostics,
      ...diagnostics,
      ...verified,
      ...verifyAnalytics(content.published, files),
    ],
  };
}

/** For sources that cannot be bundled. Rethrows every other error. */
function withoutSite(error: unknown): Rendered {
  if (!(error instanceof SourceError)) throw error;
  return { site: undefined, diagnostics: error.diagnostics };
}
