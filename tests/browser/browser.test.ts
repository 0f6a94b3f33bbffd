import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openBrowser, openVisit } from './browser.ts';
import { useBuiltSite } from './use-site.ts';

const fixture = useBuiltSite();

it.each([
  [
    '/',
    'the Arabic files, which contain digits and Latin names',
    ['markazi-arabic', 'vazirmatn-arabic'],
    48_500,
  ],
  ['/en/', 'the Latin files', ['markazi-latin', 'vazirmatn-latin'], 23_000],
  ['/es/', 'the Latin files', ['markazi-latin', 'vazirmatn-latin'], 23_000],
])(
  'a first visit of %s loads %s and no others: %j, at most %d bytes',
  async (address, _, names, maxBytes) => {
    const page = await fixture.openPage();
    const fonts = new Set<string>();
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2')) fonts.add(new URL(request.url()).pathname);
    });
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    const found = [...fonts].map((file) => file.replace(/^\/assets\/|-[A-Z0-9]{8}\.woff2$/gu, ''));
    expect(found.sort()).toEqual(names);
    const sizes = [...fonts].map((file) => statSync(path.join(fixture.site.outputFolder, file)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(maxBytes);
  },
);

it('a browser context cannot reach other machines, and reports requests to them', async () => {
  const browser = await openBrowser();
  const { context, foreignRequests } = await openVisit(browser, 'http://127.0.0.1:1');
  const page = await context.newPage();
  await expect(page.goto('https://www.example.com/')).rejects.toThrow(/ERR_NAME_NOT_RESOLVED/u);
  expect(foreignRequests).toEqual(['https://www.example.com/']);
  await browser.close();
});
