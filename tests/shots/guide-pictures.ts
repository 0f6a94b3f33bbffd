import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../browser/browser.ts';
import { edit, projectRoot, startDevSite } from '../site/temporary-project.ts';

const folder = path.join(projectRoot, 'content/guide');
const record = 'content/en/services/fast-release.yaml';
const address = '/en/services/fast-release';

export async function takeGuidePictures(): Promise<void> {
  const [browser, site] = await Promise.all([openBrowser(), startDevSite()]);
  const ready = (page: Page) => page.locator('.bar button:enabled', { hasText: 'problem' }).waitFor();
  try {
    mkdirSync(folder, { recursive: true });
    const page = await browser.newPage({ viewport: { width: 900, height: 560 }, baseURL: site.origin });
    await page.goto(address);
    await ready(page);
    await page.getByRole('link', { name: 'All languages' }).click();
    for (const index of [0, 1, 2]) await page.frameLocator('iframe').nth(index).locator('h1').waitFor();
    await saveScreenshot(browser, page, 'dev-languages');
    await page.goto(address);
    await ready(page);
    edit(site.project, record, /^title: .*$/mu, 'title: Fast release: what we can speed up');
    await page.locator('.panel li', { hasText: record }).waitFor();
    await saveScreenshot(browser, page, 'dev-panel');
  } finally {
    await site.close();
    await browser.close();
  }
}

/** WebP has a quarter of the size of a PNG. A canvas in the browser converts it. */
async function saveScreenshot(browser: Browser, page: Page, name: string): Promise<void> {
  const png = await page.screenshot({ animations: 'disabled' });
  const canvasPage = await browser.newPage();
  const url = await canvasPage.evaluate(
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
  await canvasPage.close();
  const webp = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  writeFileSync(path.join(folder, `${name}.webp`), webp);
}
