/**
 * Shows what a change did to every template: screenshots of the working tree beside those of the commit
 * before, taken by the same browser on the same machine.
 *
 * `npm run shots -- <revision>` compares with another commit. A difference is no failure, because most changes of a
 * style are wanted; with `--exit-code` it is one. Exit code 1, too, when the working tree cannot be built, 2 for wrong
 * use. When there is no commit before, or none that can be built, there is nothing to compare with, and it says so.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { startBrowser } from '../browser/browser.ts';
import { projectRoot } from '../site/temporary-project.ts';
import { BuildError, type Commit, findCommit, formatCommit, previousRevision } from './build-revision.ts';
import { compareSites } from './compare-sites.ts';
import { type Comparison, formatCounts, formatReport } from './format-report.ts';
import { parseRequest, type ShotsRequest } from './parse-request.ts';

const folder = '.cache/shots';
const write = (line: string): void => void process.stdout.write(`${line}\n`);
const tell = (line: string): void => void process.stderr.write(`${line}\n`);

type ExitCode = 0 | 1 | 2;

const request = readRequest();
process.exitCode = request === undefined ? 2 : await answer(request);

function readRequest(): ShotsRequest | undefined {
  try {
    return parseRequest(process.argv.slice(2));
  } catch (fault) {
    tell(fault instanceof Error ? fault.message : String(fault));
    return undefined;
  }
}

async function answer({ revision, exitCode }: ShotsRequest): Promise<ExitCode> {
  const commit = findCommit(projectRoot, revision ?? previousRevision(projectRoot));
  if (commit === undefined) return tellUnknown(revision, exitCode);
  try {
    const comparisons = await compareWith(commit);
    return exitCode && comparisons.some(({ result }) => result !== 'same') ? 1 : 0;
  } catch (fault) {
    if (!(fault instanceof BuildError)) throw fault;
    tell(fault.message);
    return fault.site === 'commit' ? tellNothing(exitCode) : 1;
  }
}

async function compareWith(commit: Commit): Promise<readonly Comparison[]> {
  const started = performance.now();
  const title = `The working tree beside ${formatCommit(commit)}`;
  write(title);
  const browser = await startBrowser();
  try {
    const { comparisons, folders } = await compareSites({ commit, browser, folder, tell });
    writeFileSync(
      path.join(projectRoot, folder, 'index.html'),
      formatReport(comparisons, { title, folders }),
    );
    write(formatCounts(comparisons));
    write(`${folder}/index.html, ${((performance.now() - started) / 60_000).toFixed(1)} minutes`);
    return comparisons;
  } finally {
    await browser.close();
  }
}

/** A name that somebody gave must mean a commit; the first commit of a repository has none before it. */
function tellUnknown(revision: string | undefined, exitCode: boolean): ExitCode {
  if (revision !== undefined) {
    tell(`Git knows no commit ${revision}.`);
    return 2;
  }
  tell(
    'Git knows no commit before this one. A clone of the last commit alone gets it by: git fetch --deepen=1',
  );
  return tellNothing(exitCode);
}

function tellNothing(exitCode: boolean): ExitCode {
  tell('There is nothing to compare with. To take another commit: npm run shots -- <revision>');
  return exitCode ? 1 : 0;
}
