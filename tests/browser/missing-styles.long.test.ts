/** A page whose own style sheet does not come: it says so to error listeners, and is read and called from all the same. */
import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startBuiltSite } from './built-site.ts';
import { addressIn, tags } from './languages.ts';
import { useSite } from './use-site.ts';

// Browsers tell of every file that does not come.
const visitor = useSite(startBuiltSite, { allowed: /(?:)/u });
const phone = { viewport: { width: 390, height: 844 } };

const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'is answered with an error': (route) => route.fulfill({ status: 500, contentType: 'text/css', body: '' }),
  'never arrives': (route) => route.abort(),
  'was changed on its way': (route) =>
    route.fulfill({ contentType: 'text/css', body: 'body { display: none }' }),
};

type Seen = { readonly raised: string[]; readonly thrown: string[] };

/** Opens a page without its style sheet. */
async function open(page: Page, address: string, fail = failures['never arrives']): Promise<Seen> {
  const seen: Seen = { raised: [], thrown: [] };
  page.on('pageerror', ({ message }) => seen.thrown.push(message));
  await page.exposeFunction('tellRaised', (message: string) => seen.raised.push(message));
  await page.addInitScript(() => {
    addEventListener('site:preload-error', (event) => {
      Reflect.get(window, 'tellRaised')(Reflect.get(Reflect.get(event, 'detail'), 'message'));
      if (location.hash === '#prevent') event.preventDefault();
    });
  });
  await page.route(/assets\/index-[A-Z0-9]+\.css$/u, (route) => fail?.(route));
  await page.goto(address);
  await expect.poll(() => seen.raised).toHaveLength(1);
  return seen;
}

describe('a style sheet of the page', () => {
  it.each(Object.entries(failures))('that %s raises an error and throws it', async (_, fail) => {
    await visitor.visit(async (page) => {
      const { raised, thrown } = await open(page, '/en/', fail);
      expect(raised).toEqual([
        expect.stringMatching(/^Unable to preload CSS for \/assets\/index-\w+\.css$/u),
      ]);
      expect(thrown).toEqual(raised);
    });
  });

  it('that fails throws nothing where the page prevents it', async () => {
    await visitor.visit(async (page) => {
      expect((await open(page, '/en/#prevent')).thrown).toEqual([]);
    });
  });

  it('that comes is no error', async () => {
    await visitor.visit(async (page) => {
      const thrown: Error[] = [];
      page.on('pageerror', (error) => thrown.push(error));
      await page.goto('/en/', { waitUntil: 'networkidle' });
      expect(thrown).toEqual([]);
    });
  });
});

describe.each(tags)('a page without its styles in %s', (tag) => {
  it.each(['/', '/contact', '/services/live-agents', '/404'])('is read and called from: %s', async (path) => {
    await visitor.visit(async (page) => {
      await open(page, addressIn(tag, path));
      expect(await page.locator('h1').isVisible()).toBe(true);
      expect(await page.locator('main p').first().isVisible()).toBe(true);
      expect(await largePictures(page)).toEqual([]);
      const call = page.locator('main a[href="tel:+16265550100"]').first();
      // Fails when something lies on the link.
      await call.click({ trial: true });
    }, phone);
  });
});

/** Icons larger than the letters beside them, and drawings wider than a phone; maps are wanted large. */
function largePictures(page: Page): Promise<string[]> {
  return page.locator('svg').evaluateAll((pictures) =>
    pictures.flatMap((picture) => {
      const { width, height } = picture.getBoundingClientRect();
      const kind = picture.getAttribute('class') ?? '';
      const most = kind.includes('drawing') ? 320 : 36;
      const isMap = picture.closest('.map') !== null;
      return isMap || (width <= most && height <= most) ? [] : [`${kind} ${width} × ${height}`];
    }),
  );
}
