import { expect, it } from 'vitest';
import { openBrowser, openVisit } from './browser.ts';

it('a browser context cannot reach other machines, and reports requests to them', async () => {
  const browser = await openBrowser();
  const { context, foreignRequests } = await openVisit(browser, 'http://127.0.0.1:1');
  const page = await context.newPage();
  await expect(page.goto('https://www.example.com/')).rejects.toThrow(/ERR_NAME_NOT_RESOLVED/u);
  expect(foreignRequests).toEqual(['https://www.example.com/']);
  await browser.close();
});
