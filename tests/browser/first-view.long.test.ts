/** What a phone shows before anybody scrolls: the promise, a call and the licence, on every kind of page. */
import type { Page, ViewportSize } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type SamplePage, samplePages } from './sample-pages.ts';
import { useBuiltSite } from './use-site.ts';

const { openPage } = useBuiltSite({ allowed: /404/u });

/** The agency's name in each direction of writing. */
const names = /Alder Gate Bail Bonds|ألدر غيت للكفالات/u;

/** Lets every page tell what it lacks in a window of this size. */
async function findProblems(
  viewport: ViewportSize,
  find: (page: Page, sample: SamplePage) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const problems: string[] = [];
  const page = await openPage({ viewport });
  for (const sample of samplePages()) {
    await page.goto(sample.address);
    await page.evaluate(() => document.fonts.ready);
    // The call bar waits for the hero from the first frame on.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    for (const part of await find(page, sample)) problems.push(`${sample.address}: ${part}`);
  }
  return problems;
}

/** The parts, by selector, of which none is whole between the two bars. */
function findHidden(page: Page, selectors: readonly string[]): Promise<string[]> {
  return page.evaluate((list) => {
    const top = document.querySelector('.top-bar')?.getBoundingClientRect().bottom ?? 0;
    const bar = document.querySelector('.call-bar');
    const end = bar?.checkVisibility({ visibilityProperty: true })
      ? bar.getBoundingClientRect().top
      : innerHeight;
    const isWhole = (element: Element) => {
      const box = element.getBoundingClientRect();
      return box.height > 0 && box.top >= top && box.bottom <= end;
    };
    return list.filter((selector) => ![...document.querySelectorAll(selector)].some(isWhole));
  }, selectors);
}

/** The first line of the lead. */
const isLeadBegun = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('.lead') ?? document.body);
    const end = document.querySelector('.bottom-bar')?.getBoundingClientRect().top ?? 0;
    return (range.getClientRects()[0]?.bottom ?? Number.POSITIVE_INFINITY) <= end;
  });

/** A call is in the hero, or in the bar of pages whose hero has none on the screen; never in both. */
async function findCalls(page: Page): Promise<readonly string[]> {
  const isInHero = (await findHidden(page, ['.hero .call-button'])).length === 0;
  const isInBar = await page.locator('.call-bar a[href^="tel:"]').isVisible();
  return isInHero === isInBar ? [isInBar ? 'two calls' : 'call'] : [];
}

/** What is wrong with the licence of each block that shows a telephone number of the agency. */
function findLicenseProblems(blocks: Element[]): string[] {
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  return blocks.flatMap((block) => {
    const numbers = [...block.querySelectorAll('a[href^="tel:"]')].map(
      (link) => link.querySelector('bdi') ?? link,
    );
    const [size = 0, ...more] = [...block.querySelectorAll('.license-block__number')].map(sizeOf);
    const isSmall = more.length > 0 || size < Math.max(...numbers.map(sizeOf));
    const check = block.querySelector('.license-block a')?.getAttribute('href');
    return [
      ...(isSmall ? [`${block.className}: a licence of ${size} px is smaller than a number`] : []),
      ...(check === 'https://www.insurance.ca.gov/license-status/' ? [] : [`checked at ${check}`]),
    ];
  });
}

const licenseProblems = (page: Page) =>
  page.locator('.hero, .closing-block, .footer').evaluateAll(findLicenseProblems);

describe('every kind of page in every language', () => {
  it.each([
    { width: 375, height: 667, withLicense: ['home'] },
    { width: 390, height: 844, withLicense: undefined },
  ])('shows heading, promise, a call and the licence under it at $width by $height', async (screen) => {
    const { withLicense, ...viewport } = screen;
    const problems = await findProblems(viewport, async (page, { name }) => [
      ...(await findHidden(page, ['h1', '.lead'])),
      ...(withLicense?.includes(name) === false ? [] : await findHidden(page, ['.hero .license-block'])),
      ...(await findCalls(page)),
    ]);
    expect(problems).toEqual([]);
  });

  it('shows heading, a call and where the promise begins at 320 by 568', async () => {
    const problems = await findProblems({ width: 320, height: 568 }, async (page) => [
      ...(await findHidden(page, ['h1'])),
      ...((await isLeadBegun(page)) ? [] : ['lead']),
      ...(await findCalls(page)),
      ...(names.test(await page.locator('.hero .license-block').innerText()) ? [] : ['name of the agency']),
      ...(await licenseProblems(page)),
    ]);
    expect(problems).toEqual([]);
  });

  it('has a licence no smaller than any telephone number beside it on a desk', async () => {
    expect(await findProblems({ width: 1280, height: 720 }, licenseProblems)).toEqual([]);
  });
});
