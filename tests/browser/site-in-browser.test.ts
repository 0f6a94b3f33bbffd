import { afterEach, expect, it, vi } from 'vitest';
import { startSiteInBrowser } from './site-in-browser.ts';

afterEach(() => vi.unstubAllEnvs());

/** A site that tells whether it is closed. */
function createSite() {
  const site = {
    origin: 'http://127.0.0.1:1',
    isClosed: false,
    close: () => {
      site.isClosed = true;
    },
  };
  return site;
}

it('closes the site when the browser does not start', async () => {
  vi.stubEnv('TEST_BROWSER', undefined);
  vi.stubEnv('CHROMIUM_PATH', '/no/such/browser');
  const site = createSite();
  await expect(startSiteInBrowser(async () => site)).rejects.toThrow('/no/such/browser');
  expect(site.isClosed).toBe(true);
});

it('closes the browser and the site', async () => {
  const site = createSite();
  const { browser, close } = await startSiteInBrowser(async () => site);
  expect(browser.isConnected()).toBe(true);
  expect(site.isClosed).toBe(false);
  await close();
  expect(browser.isConnected()).toBe(false);
  expect(site.isClosed).toBe(true);
});
