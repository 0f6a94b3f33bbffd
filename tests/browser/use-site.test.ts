import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { serveTemporarySite } from './built-site.ts';
import { serveFiles } from './serve-files.ts';
import { useSite } from './use-site.ts';

describe('a page that a test opens', () => {
  const visitor = useSite(() => serveFiles(new Map([['/', { type: 'text/html', body: 'home' }]])));

  it('comes from the site, in a window as asked for', async () => {
    const page = await visitor.openPage({ viewport: { width: 320, height: 568 } });
    await page.goto('/');
    expect(await page.textContent('body')).toBe('home');
    expect(page.viewportSize()).toEqual({ width: 320, height: 568 });
  });

  it('is closed when the test is over', () => {
    expect(visitor.browser.contexts()).toEqual([]);
  });
});

describe('a site in a temporary folder', () => {
  it('leaves nothing behind when it cannot be written', async () => {
    let folder = '';
    const site = serveTemporarySite((outputFolder) => {
      folder = path.dirname(outputFolder);
      expect(existsSync(folder)).toBe(true);
      throw new Error('No content');
    });
    await expect(site).rejects.toThrow('No content');
    expect(existsSync(folder)).toBe(false);
  });
});
