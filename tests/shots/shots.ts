/**
 * Shows what a change did to every template (R181): screenshots of the working tree beside those of the commit
 * before, taken by the same browser on the same machine. Run it as `npm run shots`, or `npm run shots -- <revision>`
 * to compare with another commit. Differences are no failure; the exit code is not 0 only when a site cannot be built.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startBrowser } from '../browser/browser.ts';
import { serveSite } from '../browser/built-site.ts';
import { findChromium } from '../browser/find-chromium.ts';
import { samplePages } from '../browser/sample-pages.ts';
import { projectRoot } from '../site/temporary-project.ts';
import {
  BuildError,
  buildCommit,
  buildWorkingTree,
  type Commit,
  findCommit,
  previousRevision,
} from './build-revision.ts';
import { compareImages } from './compare-images.ts';
import { type Comparison, formatCounts, formatReport } from './format-report.ts';
import { planShots, type Shot } from './plan-shots.ts';
import { takeShots } from './take-shots.ts';

const folder = path.join(projectRoot, '.cache/shots');
const write = (line: string): void => void process.stdout.write(`${line}\n`);

try {
  await compareWith(findCommit(process.argv[2] ?? previousRevision()));
} catch (fault) {
  if (!(fault instanceof BuildError)) throw fault;
  process.stderr.write(`${fault.message}\nTo compare with another commit: npm run shots -- <revision>\n`);
  process.exitCode = 1;
}

async function compareWith(commit: Commit): Promise<void> {
  const title = `The working tree beside ${commit.id.slice(0, 8)}, ${commit.subject}`;
  const shots = planShots(await samplePages());
  const before = await nameOfBefore(commit);
  write(`${title}: ${shots.length} screenshots`);
  await takeAll(shots, { commit, before });
  const comparisons = shots.map((shot) => compare(shot, before));
  const folders = { before, after: 'after', difference: 'difference' };
  writeFileSync(path.join(folder, 'index.html'), formatReport(comparisons, { title, folders }));
  write(formatCounts(comparisons));
  write('.cache/shots/index.html');
}

/** Builds both sites first, so that one that cannot be built is told before minutes of work. */
async function takeAll(
  shots: readonly Shot[],
  { commit, before }: { readonly commit: Commit; readonly before: string },
): Promise<void> {
  const missing = shots.filter(({ name }) => !existsSync(pictureOf(before, name)));
  const source = path.join(folder, 'source');
  try {
    const earlier = missing.length > 0 ? buildCommit(commit, source) : undefined;
    const later = buildWorkingTree('.cache/shots/dist');
    removeOthers([before, 'source', 'dist']);
    if (earlier !== undefined) await takeFrom(earlier, missing, before);
    await takeFrom(later, shots, 'after');
  } finally {
    rmSync(source, { recursive: true, force: true });
  }
}

/** Pictures of a commit can be used again as long as the packages and the browser are the same. */
async function nameOfBefore({ id }: Commit): Promise<string> {
  const { executablePath } = await findChromium();
  const packages = readFileSync(path.join(projectRoot, 'package-lock.json'));
  const hash = createHash('sha256').update(packages).update(executablePath).digest('hex');
  return `before-${id.slice(0, 12)}-${hash.slice(0, 8)}`;
}

/** Removes what earlier runs left. */
function removeOthers(kept: readonly string[]): void {
  for (const name of readdirSync(folder)) {
    if (!kept.includes(name)) rmSync(path.join(folder, name), { recursive: true });
  }
}

async function takeFrom(outputFolder: string, shots: readonly Shot[], name: string): Promise<void> {
  const site = await serveSite(outputFolder);
  const browser = await startBrowser();
  try {
    await takeShots(shots, { browser, origin: site.origin, folder: path.join(folder, name) });
  } finally {
    await browser.close();
    site.close();
  }
}

function compare(shot: Shot, before: string): Comparison {
  const earlier = pictureOf(before, shot.name);
  if (!existsSync(earlier)) return { shot, result: 'new' };
  const difference = compareImages(readFileSync(earlier), readFileSync(pictureOf('after', shot.name)));
  if (difference === undefined) return { shot, result: 'same' };
  mkdirSync(path.join(folder, 'difference'), { recursive: true });
  writeFileSync(pictureOf('difference', shot.name), difference.picture);
  return { shot, result: 'changed', difference };
}

function pictureOf(name: string, shot: string): string {
  return path.join(folder, name, `${shot}.png`);
}
