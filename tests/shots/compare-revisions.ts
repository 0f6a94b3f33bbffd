/**
 * Shows what a change did to every template: screenshots of the working tree beside those of the commit before, taken
 * by the same browser on the same machine. `npm run shots -- <revision>` compares with another commit; with
 * `--exit-code` a difference is a failure.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser } from '../browser/browser.ts';
import { serveSite } from '../browser/built-site.ts';
import { samplePages } from '../browser/sample-pages.ts';
import { projectRoot } from '../site/temporary-project.ts';
import { build, buildCommit, describeCommit, previousRevision } from './build-revision.ts';
import { compareImages } from './compare-images.ts';
import { type Comparison, formatCounts, formatReport } from './format-report.ts';
import { planShots, type Shot } from './plan-shots.ts';
import { takeShots } from './take-shots.ts';

const folder = '.cache/shots';
const place = (...names: string[]) => path.join(projectRoot, folder, ...names);
const write = (line: string): void => void process.stdout.write(`${line}\n`);

const { values, positionals } = parseArgs({
  options: { 'exit-code': { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [revision = previousRevision()] = positionals;
const title = `The working tree beside ${describeCommit(revision)}`;
write(title);
rmSync(place(), { recursive: true, force: true });
// Both are built first, so that one that cannot be built is reported before minutes of work.
const sites = { before: buildCommit(revision, place('source')), after: build(projectRoot, `${folder}/dist`) };
const shots = planShots(samplePages());
for (const [name, outputFolder] of Object.entries(sites)) await takeFrom(outputFolder, place(name));
rmSync(place('source'), { recursive: true });
const comparisons = shots.map(compare);
writeFileSync(place('index.html'), formatReport(comparisons, title));
write(`${formatCounts(comparisons)}\n${folder}/index.html`);
process.exitCode = values['exit-code'] && comparisons.some(({ points }) => points !== 0) ? 1 : 0;

async function takeFrom(outputFolder: string, pictures: string): Promise<void> {
  const site = await serveSite(outputFolder);
  const browser = await openBrowser();
  try {
    await takeShots(shots, { browser, origin: site.origin, folder: pictures });
  } finally {
    await browser.close();
    site.close();
    rmSync(outputFolder, { recursive: true });
  }
}

function compare(shot: Shot): Comparison {
  const picture = (name: string) => place(name, `${shot.name}.png`);
  if (!existsSync(picture('before'))) return { shot, points: undefined };
  const found = compareImages(readFileSync(picture('before')), readFileSync(picture('after')));
  if (found === undefined) return { shot, points: 0 };
  mkdirSync(place('difference'), { recursive: true });
  writeFileSync(picture('difference'), found.picture);
  return { shot, points: found.points };
}
