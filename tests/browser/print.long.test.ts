/**
 * County guides, the bail guide and the sheet alone on paper: few pages, nothing of the screen's furniture, nothing cut
 * off.
 */
import { describe, expect, it } from 'vitest';
import { bringScript } from './bring-script.ts';
import { drivePage } from './engines/playwright.ts';
import { showCookieBanner } from './journeys.ts';
import { addressIn, tags } from './languages.ts';
import { openFolds } from './open-folds.ts';
import { guides } from './sample-pages.ts';
import { useBuiltSite } from './use-site.ts';

const { openPage } = useBuiltSite();

const mostPages = 8;
const pixelsPerMillimetre = 96 / 25.4;
/** Width of the paper without the margins of the print style, in millimetres. */
const papers = { A4: 210 - 20, Letter: 215.9 - 20 } as const;

/** Pages of a PDF, counted by their objects. */
function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/gu)?.length ?? 0;
}

/** The screen's furniture that the paper shows. */
function findFurniture(): string[] {
  const furniture =
    '.bottom-bar, .cookie-banner, .island-error, .call-bar, .chat, .to-top, .skip-link, .nav, .menu, .breadcrumbs, .contents, button, input';
  return [...document.querySelectorAll(furniture)]
    .filter((element) => element.checkVisibility())
    .map((element) => element.outerHTML.slice(0, 80));
}

/** Words off the paper, cut by their box, or under others. */
const findLostText = () => window.pageChecks.findLostText({ drawings: false });

/** Folds that are shut on paper, where nobody can open them. */
function findShutFolds(): string[] {
  return [...document.querySelectorAll('main details > :not(summary)')]
    .filter((part) => !part.checkVisibility())
    .map((part) => part.outerHTML.slice(0, 80));
}

describe.each(tags)('in %s', (tag) => {
  it.each(guides)(
    '%s prints on at most 8 pages of A4 and of Letter, and nothing is cut off',
    async (path) => {
      const page = await openPage();
      await bringScript(page.context(), 'tests/browser/in-page/index.ts');
      await page.clock.install();
      await page.goto(addressIn(tag, path));
      await showCookieBanner(drivePage(page));
      for (const [format, width] of Object.entries(papers)) {
        const pdf = await page.pdf({ format, preferCSSPageSize: false });
        const count = countPages(pdf);
        expect(count, format).toBeGreaterThan(1);
        expect(count, format).toBeLessThanOrEqual(mostPages);
        await page.emulateMedia({ media: 'print' });
        await page.setViewportSize({ width: Math.floor(width * pixelsPerMillimetre), height: 1000 });
        expect(await page.evaluate(findFurniture), format).toEqual([]);
        expect(await page.evaluate(findShutFolds), format).toEqual([]);
        expect(await page.evaluate(findLostText), format).toEqual([]);
        // A PDF is made in the emulated medium, and by itself for print.
        await page.emulateMedia({ media: null });
      }
    },
  );

  it('prints what is folded on the home page', async () => {
    const page = await openPage();
    await page.goto(addressIn(tag, '/'));
    expect(await page.evaluate(findShutFolds)).not.toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(findShutFolds)).toEqual([]);
  });

  it('has the licence and the number at the head of the paper', async () => {
    const page = await openPage();
    await page.goto(addressIn(tag, '/los-angeles'));
    await page.emulateMedia({ media: 'print' });
    const head = page.locator('.top-bar');
    expect(await head.innerText()).toContain('(626) 555-0100');
    expect(await page.locator('.hero .license-block__number').isVisible()).toBe(true);
  });

  it('prints the address of an external link after it, but not that of a map after an address', async () => {
    const page = await openPage();
    await page.goto(addressIn(tag, '/los-angeles'));
    await page.emulateMedia({ media: 'print' });
    const after = await page
      .locator('main a[href^="https://"]:not(.place a)')
      .evaluateAll((links) =>
        links
          .filter((link) => link.checkVisibility())
          .map((link) => getComputedStyle(link, '::after').content),
      );
    expect(after.length).toBeGreaterThan(0);
    for (const content of after) expect(content).toContain('https://');
  });

  it.each(['/', '/contact', '/pasadena'])(
    'the button of the sheet on %s prints it alone on one page, under name, number and licence',
    async (path) => {
      const page = await openPage();
      await page.addInitScript(() => {
        window.print = () => undefined;
      });
      await page.goto(addressIn(tag, path));
      await openFolds(page, '.call-sheet [data-print]');
      const pressed = () => page.locator('.call-sheet [data-print]').click();
      const rest = page.locator('h1, h2, .lead, footer, form').filter({ visible: true });
      await pressed();
      await page.emulateMedia({ media: 'print' });
      for (const part of [/\S/u, /\(626\) 555-0100/u]) {
        expect(await page.locator('.top-bar').innerText()).toMatch(part);
      }
      expect(await page.locator('main .license-block__number').filter({ visible: true }).count()).toBe(1);
      expect(await page.locator('.call-sheet li').filter({ visible: true }).count()).toBe(6);
      expect(await rest.count()).toBe(0);
      await page.emulateMedia({ media: null });
      // The browser reports when the paper is made, and the page is whole again.
      for (const format of Object.keys(papers)) {
        await pressed();
        expect(countPages(await page.pdf({ format })), format).toBe(1);
      }
      // Whole pages may fit on one sheet, so the text on the paper decides.
      await page.emulateMedia({ media: 'print' });
      expect(await rest.count()).toBeGreaterThan(2);
      await page.emulateMedia({ media: null });
      expect(await rest.count()).toBeGreaterThan(3);
    },
  );
});
