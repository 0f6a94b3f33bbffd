import { type NewFile, writeFiles } from '../authoring/new/new-files.ts';
import { type Cache, cacheFile, noCache, openCache } from '../cache/cache.ts';
import { createContentIndex } from '../content/content-index.ts';
import { findLanguages, SITE_FILE } from '../content/find-languages.ts';
import { hashSourceFiles } from '../files/hash.ts';
import { explainWriteError, SystemError } from '../files/system-error.ts';
import {
  type Build,
  type BuildConfiguration,
  buildSite,
  type ReadFiles,
  readFiles,
} from '../pipeline/build-site.ts';
import { runRules } from '../rules/run-rules.ts';
import { UsageError } from './parse-arguments.ts';
import type { ProcessContext } from './process-context.ts';
import type { ProblemList } from './report-problems.ts';

export type Project = Omit<ReadFiles, 'diagnostics'> & {
  readonly tags: readonly string[];
  readonly sourceLanguage: string;
};

/**
 * Reads the content for commands that write content. Returns the problems instead when the settings define no source
 * language, or with `isComplete` when a file cannot be read. Throws `UsageError` for a folder without content.
 */
export async function readProject(
  context: ProcessContext,
  { isComplete = false }: { readonly isComplete?: boolean } = {},
): Promise<Project | ProblemList> {
  const configuration = { projectRoot: context.projectRoot, release: false };
  const read = await readFiles({ configuration, cache: noCache });
  const { files, sources, unreadable } = read;
  if (isComplete && unreadable.length > 0) return { diagnostics: unreadable, sources };
  const { tags, sourceLanguage } = findLanguages(files);
  if (tags.length === 0)
    throw new UsageError('No content found. Run the command in the root folder of the project.');
  if (sourceLanguage !== undefined)
    return { files, sources, unreadable, lockText: read.lockText, tags, sourceLanguage };
  const problems = runRules(createContentIndex({ files, diagnostics: read.diagnostics }));
  const settingsProblems = problems.filter(({ location }) => location.file === SITE_FILE);
  // The file of the settings may have a misspelled name, or be in a folder that cannot be opened.
  return { diagnostics: settingsProblems.length > 0 ? settingsProblems : problems, sources };
}

/** Throws `SystemError`. */
export function saveContent(files: readonly NewFile[], context: ProcessContext): void {
  const error = writeFiles(context.projectRoot, files);
  if (error === undefined) return;
  throw new SystemError(`${explainWriteError(error, { ...context, path: 'content' })} Nothing was written.`);
}

/**
 * Opens the cache of the project with a key of all sources. Entries are ignored with `ignore`, and when a source has
 * just changed, because another change could go undetected. Call it before any file is read, so that the next run
 * detects changes during this one.
 */
export function openBuildCache(
  { projectRoot, now: currentTime }: Pick<ProcessContext, 'projectRoot' | 'now'>,
  { ignore = false }: { readonly ignore?: boolean } = {},
): Cache {
  const now = currentTime().getTime();
  const sources = hashSourceFiles(projectRoot, now) ?? `changed at ${now}`;
  return openCache(projectRoot, { sources, ignore });
}

/** Saves the cache at the end of a run. A complete run, which computed all values of a build, may prune it. */
export function saveCache(
  cache: Cache,
  { isComplete }: { readonly isComplete: boolean },
  context: ProcessContext,
): void {
  const reason = cache.save({ prune: isComplete });
  if (reason !== undefined)
    context.stderr(`The cache ${cacheFile} could not be used: ${reason}. The next run starts a new one.\n`);
}

export async function buildInMemory(
  configuration: BuildConfiguration,
  context: ProcessContext,
): Promise<Build> {
  const cache = openBuildCache(context);
  const build = await buildSite({ configuration, cache });
  if (configuration.contentRoot === undefined)
    saveCache(cache, { isComplete: build.site !== undefined }, context);
  return build;
}
