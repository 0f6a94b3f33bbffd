/** The Tab key on a whole page while the cookie banner, which leaves the least room, is open. */
import { expect, it } from 'vitest';
import { bringScript } from './bring-script.ts';
import { drivePage } from './engines/playwright.ts';
import { showCookieBanner } from './journeys.ts';
import { addressIn, tags } from './languages.ts';
import { useBuiltSite } from './use-site.ts';

const visitor = useBuiltSite();

const viewports = [
  { width: 320, height: 568 },
  { width: 1280, height: 720 },
];

it.each(tags.flatMap((tag) => viewports.map((viewport) => ({ tag, viewport }))))(
  'the Tab key reaches every part of a page without losing the focus: %j',
  async ({ tag, viewport }) => {
    const page = await visitor.openPage({ viewport });
    await bringScript(page.context(), 'tests/browser/in-page/index.ts');
    await page.clock.install();
    await page.goto(addressIn(tag, '/contact'));
    await showCookieBanner(drivePage(page));
    let stops = 0;
    for (; stops < 200; stops += 1) {
      await page.keyboard.press('Tab');
      const violations = await page.evaluate(() => window.pageChecks.checkFocus());
      if (violations === undefined) break;
      expect(violations).toEqual([]);
    }
    expect(stops).toBeGreaterThan(30);
    expect(stops).toBeLessThan(200);
  },
);
