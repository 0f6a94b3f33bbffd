import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openVisit, startBrowser } from './browser.ts';

describe('the browser of the tests', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser.close());

  it('opens a page and runs a script in it', async () => {
    const page = await browser.newPage();
    await page.goto('data:text/html,<title>Hello</title><p dir="rtl">مرحبا</p>');
    expect(await page.evaluate(() => document.querySelector('p')?.matches(':dir(rtl)'))).toBe(true);
    await page.close();
  });

  it('reaches one origin and notes what it refused', async () => {
    const { context, refused } = await openVisit(browser, 'http://127.0.0.1:1');
    const page = await context.newPage();
    await expect(page.goto('https://www.example.com/')).rejects.toThrow(/ERR_NAME_NOT_RESOLVED/u);
    expect(refused).toEqual(['https://www.example.com/']);
    await context.close();
  });
});
