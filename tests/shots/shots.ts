/**
 * `npm run shots`: compares screenshots of every template between the working tree and a commit: HEAD by default, or
 * the commit before when the working tree has no changes. Both are taken with the same browser on the same machine.
 * `npm run shots -- guide` takes the pictures of content/README.md instead.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import type { Browser } from 'playwright-core';
import { PNG } from 'pngjs';
import { answerCookieBanner, openBrowser, openVisit } from '../browser/browser.ts';
import { serveSite } from '../browser/built-site.ts';
import { samplePages } from '../browser/sample-pages.ts';
import { readScriptOptions } from '../read-script-options.ts';
import { readGit, runGit } from '../run-git.ts';
import { projectRoot } from '../site/temporary-project.ts';
import { takeGuidePictures } from './guide-pictures.ts';

type Shot = {
  /** Name of the file: `en-services-375-light` for `/en/services`, `ar-375-light` for `/`. */
  readonly name: string;
  readonly address: string;
  readonly width: number;
  readonly theme: 'light' | 'dark';
};

/** A changed screenshot; without a number of pixels when only the later site has the page. */
type Change = { readonly shot: Shot; readonly pixels?: number };

const { values, positionals } = readScriptOptions(
  `npm run shots -- [--exit-code] [<revision>]
  Compares screenshots of every template between the working tree and a commit.
  --exit-code  exits with 1 when there is a difference
npm run shots -- guide
  Takes the pictures of content/README.md.`,
  { flags: ['exit-code'], allowPositionals: true },
);
const folder = '.cache/shots';
const pathTo = (...names: string[]) => path.join(projectRoot, folder, ...names);
const write = (line: string): void => void process.stdout.write(`${line}\n`);
const git = (...args: string[]) => runGit(projectRoot, ...args).trim();

if (positionals[0] === 'guide') await takeGuidePictures();
else await compareWith(positionals[0] ?? (git('status', '--porcelain') === '' ? 'HEAD~1' : 'HEAD'));

async function compareWith(revision: string): Promise<void> {
  const commit = git('log', '-1', '--format=%h (%s)', '--end-of-options', revision);
  write(`The working tree compared with ${commit}`);
  rmSync(pathTo(), { recursive: true, force: true });
  // Both are built before the slow screenshots, so that a failed build is reported early.
  const sites = { before: buildCommit(revision), after: build(projectRoot, `${folder}/dist`) };
  const shots = listShots();
  for (const [name, outputFolder] of Object.entries(sites))
    await takeShots(shots, outputFolder, pathTo(name));
  const changes = shots.flatMap(compare);
  writeFileSync(pathTo('index.html'), formatReport(changes));
  write(`${changes.length} of ${shots.length} screenshots are changed or new\n${folder}/index.html`);
  process.exitCode = values['exit-code'] && changes.length > 0 ? 1 : 0;
}

/** `git archive` exports the files, so that the working tree stays. */
function buildCommit(revision: string): string {
  const source = pathTo('source');
  mkdirSync(source, { recursive: true });
  execFileSync('tar', ['-x', '-C', source], {
    input: readGit(projectRoot, 'archive', '--format=tar', revision),
  });
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(source, 'node_modules'), 'junction');
  return build(source, 'dist');
}

function build(root: string, out: string): string {
  const args = ['--import', 'tsx', 'generator/cli.ts', 'generate', '--no-strict', '--out', out];
  const run = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 });
  if (run.status === 0) return path.join(root, out);
  throw new Error(
    `The site in ${root} cannot be built with the installed packages.\n${run.stdout}${run.stderr}`,
  );
}

function listShots(): Shot[] {
  return samplePages().flatMap(({ address, language }) => {
    const suffix = address.replace(new RegExp(`^/${language}(?=/)`, 'u'), '').replaceAll('/', '-');
    return [375, 1280].flatMap((width) =>
      (['light', 'dark'] as const).map((theme) => ({
        name: `${language}${suffix.replace(/-$/u, '')}-${width}-${theme}`,
        address,
        width,
        theme,
      })),
    );
  });
}

async function takeShots(shots: readonly Shot[], outputFolder: string, pictureFolder: string): Promise<void> {
  const { origin, close } = await serveSite(outputFolder);
  const browser = await openBrowser();
  mkdirSync(pictureFolder, { recursive: true });
  try {
    for (const shot of shots) {
      const take = () => takeShot(shot, browser, origin, pictureFolder);
      // A browser on a busy machine sometimes does not respond in time.
      await take().catch(take);
    }
  } finally {
    await browser.close();
    close();
    rmSync(outputFolder, { recursive: true });
  }
}

/** With a fixed time, independent of earlier visits. Skips a page that the site does not have. */
async function takeShot(
  { name, address, width, theme }: Shot,
  browser: Browser,
  origin: string,
  pictureFolder: string,
): Promise<void> {
  const viewport = { width, height: 900 };
  const { context } = await openVisit(browser, origin, { viewport, colorScheme: theme });
  try {
    await context.clock.setFixedTime(new Date('2026-01-01T12:00:00Z'));
    // The cookie banner appears some seconds after the page, so it would be in some screenshots only.
    await answerCookieBanner(context, origin);
    const page = await context.newPage();
    const response = await page.goto(address);
    if (response?.status() !== 200 && !address.endsWith('/404')) return;
    await page.evaluate('document.fonts.ready.then(() => true)');
    const file = path.join(pictureFolder, `${name}.png`);
    await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
  } finally {
    await context.close();
  }
}

/** Pixel by pixel. Writes a picture of the different pixels. */
function compare(shot: Shot): Change[] {
  const [before = '', after = '', difference = ''] = ['before', 'after', 'difference'].map((name) =>
    pathTo(name, `${shot.name}.png`),
  );
  if (!existsSync(before)) return existsSync(after) ? [{ shot }] : [];
  const [a, b] = [before, after].map((file) => PNG.sync.read(readFileSync(file)));
  if (a === undefined || b === undefined) return [];
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
  const picture = new PNG({ width, height });
  // Both come from one browser on one machine, so even the smallest difference counts.
  const options = { threshold: 0, includeAA: true };
  const pixels = pixelmatch(pad(a, picture), pad(b, picture), picture.data, width, height, options);
  if (pixels === 0) return [];
  mkdirSync(path.dirname(difference), { recursive: true });
  writeFileSync(difference, PNG.sync.write(picture));
  return [{ shot, pixels }];
}

/** The picture is enlarged with transparent pixels. */
function pad(image: PNG, { width, height }: PNG): Buffer {
  const padded = new PNG({ width, height });
  padded.data.fill(0);
  PNG.bitblt(image, padded, 0, 0, image.width, image.height, 0, 0);
  return padded.data;
}

/** The largest changes come first. */
function formatReport(changes: readonly Change[]): string {
  const sections = changes
    .toSorted((a, b) => (b.pixels ?? 0) - (a.pixels ?? 0))
    .map(({ shot: { name, address }, pixels }) => {
      const folders = pixels === undefined ? ['after'] : ['before', 'after', 'difference'];
      const pictures = folders.map((picture) => `<img src="${picture}/${name}.png" alt="${picture}">`);
      return `<h2>${name}</h2><p>${address}: ${pixels ?? 'new'}</p><div>${pictures.join('')}</div>`;
    });
  return `<!DOCTYPE html>
<html lang="en" dir="ltr">
<meta charset="utf-8">
<title>Changed screenshots</title>
<style>
div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start; }
img { max-inline-size: 100%; border: 1px solid; }
</style>
${sections.join('\n')}
`;
}
