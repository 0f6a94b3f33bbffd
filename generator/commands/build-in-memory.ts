/** Builds the site without writing it. */
import { type Build, type BuildConfiguration, buildSite } from '../pipeline/build-site.ts';
import { openBuildCache, saveCache } from './save.ts';
import type { Shell } from './shell.ts';

/** Returns the build. Saves the cache, unless the content is that of a Git revision. */
export async function buildInMemory(configuration: BuildConfiguration, shell: Shell): Promise<Build> {
  const cache = openBuildCache(shell);
  const build = await buildSite({ configuration, cache });
  if (configuration.contentRoot === undefined)
    saveCache(cache, { isComplete: build.site !== undefined }, shell);
  return build;
}
