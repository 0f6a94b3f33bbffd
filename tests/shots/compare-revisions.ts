/**
 * Compares screenshots of every template between the working tree and a commit: HEAD by default, or the
 * commit before when the working tree has no changes. Both are taken with the same browser on the same
 * machine. `npm run shots -- <revision>` compares with another commit. With `--exit-code`, the exit code is 1
 * when there is a difference.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openBrowser } from '../browser/browser.ts';
import { serveSite } from '../browser/built-site.ts';
import { samplePages } from '../browser/sample-pages.ts';
import { readScriptOptions } from '../read-script-options.ts';
import { projectRoot } from '../site/temporary-project.ts';
import { build, buildCommit, defaultRevision, describeCommit } from './build-revision.ts';
import { compareImages } from './compare-images.ts';
import { type Comparison, formatCounts, formatReport } from './format-report.ts';
import { planShots, type Shot } from './plan-shots.ts';
import { takeShots } from './take-shots.ts';

const folder = '.cache/shots';
const pathTo = (...names: string[]) => path.join(projectRoot, folder, ...names);
const write = (line: string): void => void process.stdout.write(`${line}\n`);

const help = `npm run shots -- [--exit-code] [<revision>]
  Compares screenshots of every template between the working tree and a commit.
  --exit-code  exits with 1 when there is a difference
npm run shots -- guide
  Takes the pictures of content/README.md.`;
const { values, positionals } = readScriptOptions(help, { flags: ['exit-code'], allowPositionals: true });
const [revision = defaultRevision()] = positionals;
const title = `The working tree compared with ${describeCommit(revision)}`;
write(title);
rmSync(pathTo(), { recursive: true, force: true });
// Both are built before the slow screenshots, so that a failed build is reported early.
const sites = {
  before: buildCommit(revision, pathTo('source')),
  after: build(projectRoot, `${folder}/dist`),
};
const shots = planShots(samplePages());
for (const [name, outputFolder] of Object.entries(sites)) await takeShotsOf(outputFolder, pathTo(name));
rmSync(pathTo('source'), { recursive: true });
const comparisons = shots.map(compare);
writeFileSync(pathTo('index.html'), formatReport(comparisons, title));
write(`${formatCounts(comparisons)}\n${folder}/index.html`);
process.exitCode = values['exit-code'] && comparisons.some(({ pixelCount }) => pixelCount !== 0) ? 1 : 0;

/** Takes the screenshots of a built site, then removes the site. */
async function takeShotsOf(outputFolder: string, pictureFolder: string): Promise<void> {
  const site = await serveSite(outputFolder);
  const browser = await openBrowser();
  try {
    await takeShots(shots, { browser, origin: site.origin, folder: pictureFolder });
  } finally {
    await browser.close();
    site.close();
    rmSync(outputFolder, { recursive: true });
  }
}

function compare(shot: Shot): Comparison {
  const picturePath = (name: string) => pathTo(name, `${shot.name}.png`);
  if (!existsSync(picturePath('before'))) return { shot, pixelCount: undefined };
  const difference = compareImages(readFileSync(picturePath('before')), readFileSync(picturePath('after')));
  if (difference === undefined) return { shot, pixelCount: 0 };
  mkdirSync(pathTo('difference'), { recursive: true });
  writeFileSync(picturePath('difference'), difference.picture);
  return { shot, pixelCount: difference.pixelCount };
}
