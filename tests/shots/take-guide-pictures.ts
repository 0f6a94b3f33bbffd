/** `npm run shots -- guide`: takes the pictures of the guide for writers from a dev server. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { openBrowser } from '../browser/browser.ts';
import { startDevSite } from '../browser/start-dev-site.ts';
import { edit, projectRoot } from '../site/temporary-project.ts';

const folder = path.join(projectRoot, 'content/guide');
const record = 'content/en/services/fast-release.yaml';
const address = '/en/services/fast-release';

const [browser, site] = await Promise.all([openBrowser(), startDevSite()]);
try {
  mkdirSync(folder, { recursive: true });
  const page = await browser.newPage({ viewport: { width: 900, height: 560 }, baseURL: site.origin });
  await page.goto(address);
  await page.locator('.bar button:enabled', { hasText: 'problem' }).waitFor();
  await page.getByRole('link', { name: 'All languages' }).click();
  for (const index of [0, 1, 2]) await page.frameLocator('iframe').nth(index).locator('h1').waitFor();
  await saveScreenshot(page, 'dev-languages');
  await page.goto(address);
  await page.locator('.bar button:enabled', { hasText: 'problem' }).waitFor();
  edit(site.project, record, /^title: .*$/mu, 'title: Fast release: what we can speed up');
  await page.locator('.panel li', { hasText: record }).waitFor();
  await saveScreenshot(page, 'dev-panel');
} finally {
  await site.close();
  await browser.close();
}

async function saveScreenshot(page: Page, name: string): Promise<void> {
  const png = await page.screenshot({ animations: 'disabled' });
  writeFileSync(path.join(folder, `${name}.webp`), await toWebp(png));
}

/** Converts a PNG to WebP, which has a quarter of the size, with a canvas in the browser. */
async function toWebp(png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const url = await page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: image.width, height: image.height });
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', 0.75);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  await page.close();
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
