import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { islands } from '../../../../templates/islands/islands.ts';
import { serveSite } from '../../../browser/built-site.ts';
import { useSite } from '../../../browser/use-site.ts';
import { findHtmlProblems } from '../../../html-problems.ts';
import { projectRoot, type Run, runInProcess } from '../../../site/temporary-project.ts';

const folder = path.join(projectRoot, '.cache/components');
const fileOf = (address: string) => path.join(folder, /\.\w+$/u.test(address) ? address : `${address}.html`);
const readPage = (address: string) => readFileSync(fileOf(address), 'utf8');
const addressesIn = (html: string) =>
  [...html.matchAll(/(?:<iframe[^>]* src|<link[^>]* href|<script[^>]* src)="([^"]+)"/gu)].map(
    ([, address = '']) => address,
  );

describe('the preview of components', () => {
  let run: Run;
  let overview: string;
  let frames: string[];
  beforeAll(async () => {
    run = await runInProcess(projectRoot, ['components', '--write-only']);
    overview = readPage('index.html');
    frames = addressesIn(overview).filter((address) => address.startsWith('/frames/'));
  });

  it('is written by a command that prints the path of its file', () => {
    expect(run).toEqual({ code: 0, output: '.cache/components/index.html\n', errors: '' });
  });

  it('has a section and a link for every component, layout and island with examples', () => {
    const names = ['components', 'layouts', 'islands'].flatMap((folderName) =>
      readdirSync(path.join(projectRoot, 'templates', folderName), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.examples.ts'))
        .map((file) => path.basename(file, '.examples.ts')),
    );
    const contents = /<nav.*<\/nav>/su.exec(overview)?.[0] ?? '';
    for (const matches of [overview.matchAll(/<section id="(\w+)"/gu), contents.matchAll(/href="#(\w+)"/gu)])
      expect([...matches].map(([, name]) => name).toSorted()).toEqual(names.toSorted());
  });

  it('has a frame for each example in both themes, with all files that it needs', () => {
    expect(frames.length).toBeGreaterThan(100);
    expect(new Set(frames).size).toBe(frames.length);
    expect(frames.filter((address) => address.endsWith('-dark'))).toHaveLength(frames.length / 2);
    for (const address of frames) {
      const html = readPage(address);
      expect(html).toContain(`href="/${address.endsWith('-dark') ? 'dark' : 'light'}.css"`);
      const linkedAddresses = addressesIn(html).filter((linked) => !linked.startsWith('data:'));
      for (const linked of linkedAddresses) expect(existsSync(fileOf(linked)), linked).toBe(true);
    }
  });

  it('shows every island with its scripts', () => {
    const hosts = new Set(frames.map((address) => /data-island="([\w-]+)"/u.exec(readPage(address))?.[1]));
    for (const name of Object.keys(islands)) expect(hosts).toContain(name);
    for (const address of frames) expect(readPage(address)).toMatch(/<script type="module" src="\/assets\//u);
  });

  it('is valid HTML', async () => {
    // Integrity hashes are unnecessary, because only the preview server serves these files.
    expect(await findHtmlProblems(overview, { 'require-sri': 'off' })).toEqual([]);
  });
});

describe('the preview in a browser', () => {
  // The suite above writes this folder.
  const fixture = useSite(() => serveSite(folder));

  const visit = async (address: string) => {
    const page = await fixture.openPage();
    await page.goto(address);
    return page;
  };

  it('shows only the sections that match the filter, and writes the filter to the address', async () => {
    const page = await visit('/?filter=breadcrumbs');
    const visibleHeadings = page.locator('section:visible h2');
    expect(await visibleHeadings.allTextContents()).toEqual(['Breadcrumbs']);
    await page.getByRole('searchbox').fill('bread map');
    expect(await visibleHeadings.count()).toBe(0);
    await page.getByRole('searchbox').fill('tab PREM');
    expect(await visibleHeadings.allTextContents()).toEqual(['PremiumTable']);
    expect(await page.locator('nav li:visible').allTextContents()).toEqual(['PremiumTable']);
    expect(await page.getByRole('status').textContent()).toBe('1 shown');
    expect(new URL(page.url()).search).toBe('?filter=tab+PREM');
    await page.getByRole('searchbox').fill('  ');
    expect(await visibleHeadings.count()).toBe(await page.locator('section').count());
    expect(new URL(page.url()).search).toBe('');
  });

  it('hydrates an island', async () => {
    const page = await visit('/frames/bailestimator/arabic-dark');
    const host = page.locator('[data-island="bail-estimator"]');
    await host.locator('input:visible').first().focus();
    const isHydrated = () =>
      host.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactContainer')));
    await expect.poll(isHydrated).toBe(true);
  });
});
