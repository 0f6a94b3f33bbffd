/** Maps in a real browser: what is written on them is never covered and can be read. */
import { describe, expect, it } from 'vitest';
import { addressIn, tags } from './languages.ts';
import { idsOf } from './sample-pages.ts';
import { useBuiltSite } from './use-site.ts';

const { openPage } = useBuiltSite();
const withMaps = ['/service-area', '/locations', ...idsOf('counties').map((id) => `/${id}`)];
const widths = [320, 390, 1280, 1920];

/** Names and numbers that cover each other, leave their map, or are set too small: a line is as high as its letters. */
function findMapProblems(): string[] {
  const boxOf = (leaf: SVGGraphicsElement, size: number) => {
    const { left, right, top, bottom } = leaf.getBoundingClientRect();
    const spare = Math.max(0, bottom - top - size) / 2;
    return { left, right, top: top + spare, bottom: bottom - spare };
  };
  return [...document.querySelectorAll('.area-map svg')].flatMap((map) => {
    const edge = map.getBoundingClientRect();
    const leaves = [...map.querySelectorAll<SVGGraphicsElement>('text:not(:has(tspan)), tspan')];
    const signs = leaves
      .filter((leaf) => leaf.getBoundingClientRect().width > 0)
      .map((leaf) => {
        const scale = (leaf.closest('text') ?? leaf).getScreenCTM()?.a ?? 0;
        const size = Number.parseFloat(getComputedStyle(leaf).fontSize) * scale;
        return { name: leaf.textContent ?? '', size, box: boxOf(leaf, size) };
      });
    return signs.flatMap(({ name, size, box: { left, right, top, bottom } }, index) => [
      ...(size < 12 ? [`${name} is tiny`] : []),
      ...(left < edge.left || right > edge.right || top < edge.top || bottom > edge.bottom
        ? [`${name} leaves the map`]
        : []),
      ...signs
        .slice(index + 1)
        .filter(({ box }) => left < box.right && box.left < right && top < box.bottom && box.top < bottom)
        .map((other) => `${name} covers ${other.name}`),
    ]);
  });
}

/** Links of a map that are too small for a finger; a square has its row in the list, which is large enough. */
function findSmallLinks(): string[] {
  return [...document.querySelectorAll('.area-map a:not([tabindex])')]
    .filter((link) => {
      const { width, height } = link.getBoundingClientRect();
      return Math.min(width, height) < 35;
    })
    .map((link) => link.getAttribute('aria-label') ?? '');
}

describe.each(tags)('the maps in %s', (tag) => {
  it.each(withMaps)('can be read on %s at every width', async (route) => {
    const page = await openPage();
    await page.goto(addressIn(tag, route));
    await page.evaluate(() => document.fonts.ready);
    expect(await page.locator('.area-map svg').count()).toBeGreaterThan(0);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const findProblems of [findMapProblems, findSmallLinks])
        expect(await page.evaluate(findProblems), `${width} pixels`).toEqual([]);
    }
  });
});

it.each([
  ['a jail', '.area-map__mark a[href="#place-4"]', '.place:target'],
  ['a court', '.area-map a[href="#place-11"]', 'tr:has(.pin:target)'],
])('the square of %s opens its row and marks it', async (_, square, row) => {
  const page = await openPage();
  await page.goto('/en/los-angeles');
  await page.locator(square).locator('visible=true').first().click();
  await page.locator(row).waitFor({ state: 'visible' });
  const ground = await page.locator(row).evaluate((place) => getComputedStyle(place).backgroundColor);
  expect(ground).not.toBe('rgba(0, 0, 0, 0)');
});
