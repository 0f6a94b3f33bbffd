/** Runs Git: the only place of the program and its tests that does. */
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';

/**
 * Variables that name a repository, an index or an author. Git sets them for the programs that a hook runs; they would
 * direct a command for another folder to the repository of the hook. Settings of Git (`GIT_CONFIG_COUNT` …) stay.
 */
const repositoryVariable = /^GIT_(?!CONFIG_(?!PARAMETERS)|CEILING_|TEST_)/u;

/** Runs Git on the repository that contains `cwd`. Throws nothing: see `error` and `status` of the result. */
export function runGit(cwd: string, ...args: readonly string[]): SpawnSyncReturns<Buffer> {
  const variables = Object.entries(process.env).filter(([name]) => !repositoryVariable.test(name));
  return spawnSync('git', args, {
    cwd,
    env: Object.fromEntries(variables),
    maxBuffer: 1024 ** 3,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
