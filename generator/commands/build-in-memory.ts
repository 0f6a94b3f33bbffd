/** Builds the site without writing it, for commands that look at it. */
import { type Build, type BuildOptions, buildSite } from '../build-site.ts';
import { readInputs } from '../store/inputs.ts';
import { openStore } from '../store/store.ts';
import { saveStore } from './save-store.ts';
import type { Shell } from './shell.ts';

/** Builds, and keeps what was worked out for the next run, unless that is of content of another time. */
export async function buildInMemory(options: BuildOptions, shell: Shell): Promise<Build> {
  const store = openStore(shell.projectRoot);
  const now = shell.now().getTime();
  // Sources that are still being written are like no others.
  const sources = readInputs(shell.projectRoot, now)?.sources ?? `those of ${now}`;
  const build = await buildSite({ ...options, store, sources });
  if (options.contentRoot === undefined) saveStore(store, { isComplete: build.site !== undefined }, shell);
  return build;
}
