/** Takes the screenshots of both sites and compares them, in a folder that keeps those of the commit. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { serveSite } from '../browser/built-site.ts';
import { samplePages } from '../browser/sample-pages.ts';
import { projectRoot } from '../site/temporary-project.ts';
import { buildCommit, buildWorkingTree, type Commit } from './build-revision.ts';
import { compareImages } from './compare-images.ts';
import type { Comparison, ReportFolders } from './format-report.ts';
import { planShots, type Shot } from './plan-shots.ts';
import { takeShots } from './take-shots.ts';

/** What is compared, and where. */
export type ComparedSites = {
  readonly commit: Commit;
  readonly browser: Browser;
  /** Folder for the pictures, relative to the project. */
  readonly folder: string;
  /** Hears what is going on, because it takes minutes. */
  readonly tell: (line: string) => void;
};

/** What came out, with the folders of the pictures. */
export type ComparedShots = {
  readonly comparisons: readonly Comparison[];
  readonly folders: ReportFolders;
};

/** Compares the working tree with a commit. Throws a `BuildError` when one of them makes no site. */
export async function compareSites(sites: ComparedSites): Promise<ComparedShots> {
  const folders = { before: nameOfBefore(sites), after: 'after', difference: 'difference' };
  mkdirSync(path.join(projectRoot, sites.folder), { recursive: true });
  removeOthers(sites.folder, folders.before);
  try {
    const shots = await takeBoth(sites, folders.before);
    return { comparisons: shots.map((shot) => compare(shot, sites.folder, folders)), folders };
  } finally {
    for (const name of ['dist', 'source']) {
      rmSync(path.join(projectRoot, sites.folder, name), { recursive: true, force: true });
    }
  }
}

/** Builds both sites first, so that one that cannot be built is told before minutes of work. */
async function takeBoth(sites: ComparedSites, before: string): Promise<readonly Shot[]> {
  const { commit, browser, folder, tell } = sites;
  const place = (name: string) => path.join(projectRoot, folder, name);
  const later = buildWorkingTree(projectRoot, path.posix.join(folder, 'dist'));
  const shots = planShots(await samplePages());
  const missing = shots.filter(({ name }) => !existsSync(path.join(place(before), `${name}.png`)));
  const earlier = missing.length > 0 ? buildCommit(projectRoot, commit, place('source')) : undefined;
  tell(`${shots.length} screenshots, and ${missing.length} of the commit`);
  if (earlier !== undefined) await takeFrom(earlier, missing, { browser, folder: place(before) });
  await takeFrom(later, shots, { browser, folder: place('after') });
  return shots;
}

async function takeFrom(
  outputFolder: string,
  shots: readonly Shot[],
  place: { readonly browser: Browser; readonly folder: string },
): Promise<void> {
  const site = await serveSite(outputFolder);
  try {
    await takeShots(shots, { ...place, origin: site.origin });
  } finally {
    site.close();
  }
}

/** Pictures of a commit can be used again as long as the packages, the browser and the way to take them are the same. */
function nameOfBefore({ commit, browser }: ComparedSites): string {
  const hash = createHash('sha256').update(browser.version());
  for (const file of ['package-lock.json', 'tests/shots/take-shots.ts', 'tests/browser/browser.ts']) {
    hash.update(readFileSync(path.join(projectRoot, file)));
  }
  return `before-${commit.id.slice(0, 12)}-${hash.digest('hex').slice(0, 8)}`;
}

/** Removes what earlier runs left. */
function removeOthers(folder: string, kept: string): void {
  const place = path.join(projectRoot, folder);
  for (const name of readdirSync(place)) {
    if (name !== kept) rmSync(path.join(place, name), { recursive: true });
  }
}

function compare(shot: Shot, folder: string, { before, after, difference }: ReportFolders): Comparison {
  const picture = (name: string) => path.join(projectRoot, folder, name, `${shot.name}.png`);
  if (!existsSync(picture(before))) return { shot, result: 'new' };
  const found = compareImages(readFileSync(picture(before)), readFileSync(picture(after)));
  if (found === undefined) return { shot, result: 'same' };
  mkdirSync(path.dirname(picture(difference)), { recursive: true });
  writeFileSync(picture(difference), found.picture);
  return { shot, result: 'changed', difference: found };
}
