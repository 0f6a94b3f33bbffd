/** The first screen of a phone on a page of every template: heading, lead, a call button and the licence. */
import type { Page, ViewportSize } from 'playwright-core';
import { expect, it } from 'vitest';
import { addressIn, tags } from './languages.ts';
import { guides, type SamplePage, samplePages } from './sample-pages.ts';
import { useBuiltSite } from './use-site.ts';

const { openPage } = useBuiltSite({ allowed: /404/u });

/** The agency's name in each script. */
const names = /Alder Gate Bail Bonds|ألدر غيت للكفالات/u;

/** A screen, and the check of a page on it. */
type Screen = {
  readonly viewport: ViewportSize;
  readonly find: (page: Page, sample: SamplePage) => Promise<readonly string[]>;
};

/** Loads each page once, and returns its problems on every screen. */
async function findProblems(screens: readonly Screen[]): Promise<readonly string[]> {
  const problems: string[] = [];
  const page = await openPage();
  for (const sample of samplePages()) {
    await page.goto(sample.address);
    for (const { viewport, find } of screens) {
      await page.setViewportSize(viewport);
      await page.evaluate(async () => {
        await document.fonts.ready;
        // A script positions the call bar in the first frame.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      });
      for (const problem of await find(page, sample))
        problems.push(`${sample.address} at ${viewport.width} by ${viewport.height}: ${problem}`);
    }
  }
  return problems;
}

/** Returns the selectors without an element that is completely visible between the two bars. */
function findHidden(page: Page, selectors: readonly string[]): Promise<string[]> {
  return page.evaluate((list) => {
    const top = document.querySelector('.top-bar')?.getBoundingClientRect().bottom ?? 0;
    const bar = document.querySelector('.call-bar');
    const end = bar?.checkVisibility({ visibilityProperty: true })
      ? bar.getBoundingClientRect().top
      : innerHeight;
    const isVisible = (element: Element) => {
      const box = element.getBoundingClientRect();
      return box.height > 0 && box.top >= top && box.bottom <= end;
    };
    return list.filter((selector) => ![...document.querySelectorAll(selector)].some(isVisible));
  }, selectors);
}

/** Returns whether the first line of the lead is visible. */
const isLeadVisible = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('.lead') ?? document.body);
    const end = document.querySelector('.bottom-bar')?.getBoundingClientRect().top ?? 0;
    return (range.getClientRects()[0]?.bottom ?? Number.POSITIVE_INFINITY) <= end;
  });

/** Returns a problem unless exactly one call button is visible: in the hero or in the call bar. */
async function findCallProblems(page: Page): Promise<readonly string[]> {
  const isInHero = (await findHidden(page, ['.hero .call-button'])).length === 0;
  const isInBar = await page.locator('.call-bar a[href^="tel:"]').isVisible();
  return isInHero === isInBar ? [isInBar ? 'two calls' : 'call'] : [];
}

/** Returns a problem for each block with several licences, or with one smaller than a telephone number. */
const findSmallLicenses = (page: Page) =>
  page.locator('.hero, .closing-block, .footer').evaluateAll((blocks) => {
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    return blocks.flatMap((block) => {
      const numbers = [...block.querySelectorAll('a[href^="tel:"]')];
      const sizes = numbers.map((link) => sizeOf(link.querySelector('bdi') ?? link));
      const [size = 0, ...more] = [...block.querySelectorAll('.license-block__number')].map(sizeOf);
      const isSmall = more.length > 0 || size < Math.max(...sizes);
      return isSmall ? [`${block.className}: a licence of ${size} px is smaller than a number`] : [];
    });
  });

/** Returns a check for heading, lead, a call, and the licence on these pages, by default on all. */
const findMissing =
  (withLicense?: readonly string[]): Screen['find'] =>
  async (page, { name }) => [
    ...(await findHidden(page, ['h1', '.lead'])),
    ...(withLicense?.includes(name) === false ? [] : await findHidden(page, ['.hero .license-block'])),
    ...(await findCallProblems(page)),
  ];

/** Returns the problems of the narrowest screen, which has no place for the whole lead. */
async function findMissingOnNarrow(page: Page): Promise<readonly string[]> {
  return [
    ...(await findHidden(page, ['h1'])),
    ...((await isLeadVisible(page)) ? [] : ['lead']),
    ...(await findCallProblems(page)),
    ...(names.test(await page.locator('.hero .license-block').innerText()) ? [] : ['name of the agency']),
    ...(await findSmallLicenses(page)),
  ];
}

it('heading, lead, a call and the licence are visible on a page of every template in every language', async () => {
  const problems = await findProblems([
    { viewport: { width: 375, height: 667 }, find: findMissing(['home']) },
    { viewport: { width: 390, height: 844 }, find: findMissing() },
    { viewport: { width: 320, height: 568 }, find: findMissingOnNarrow },
  ]);
  expect(problems).toEqual([]);
});

/** Maximum heights in pixels, with closed disclosures and without reviews, which are optional. */
const maxHomeHeight = 8300;
const maxGuideHeight = 13_400;

it.each(tags)('home page and guides in %s are not too long for a phone', async (tag) => {
  const page = await openPage({ viewport: { width: 390, height: 844 } });
  for (const [path, maxHeight] of [
    ['/', maxHomeHeight],
    ...guides.map((guide) => [guide, maxGuideHeight]),
  ] as const) {
    await page.goto(addressIn(tag, String(path)));
    const height = await page.evaluate(async () => {
      await document.fonts.ready;
      document.querySelector('#reviews')?.remove();
      return (document.querySelector('footer.footer')?.getBoundingClientRect().top ?? Infinity) + scrollY;
    });
    expect(height, String(path)).toBeLessThanOrEqual(Number(maxHeight));
  }
});
