/** Builds the site without writing it. */
import { type Build, type BuildConfiguration, buildSite } from '../pipeline/build-site.ts';
import type { ProcessContext } from './process-context.ts';
import { openBuildCache, saveCache } from './save.ts';

/** Returns the build. Saves the cache, unless the content is that of a Git revision. */
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
