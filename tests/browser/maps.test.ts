/** Maps in a real browser: what is written on them is never covered and can be read. */
import { describe, expect, it } from 'vitest';
import { addressIn, tags } from './languages.ts';
import { idsOf } from './sample-pages.ts';
import { useBuiltSite } from './use-site.ts';

const { openPage } = useBuiltSite();
const withMaps = ['/service-area', '/locations', ...idsOf('counties').map((id) => `/${id}`)];
const widths = [320, 390, 1280, 1920];
type SignOnScreen = {
  readonly name: string;
  readonly size: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};
type MapOnScreen = {
  readonly edge: Omit<SignOnScreen, 'name' | 'size'>;
  readonly signs: readonly SignOnScreen[];
};

/** Every line of a name and every number of a square, as a reader sees them: a line is as high as its letters. */
function readMaps(): MapOnScreen[] {
  return [...document.querySelectorAll('.area-map svg')].map((map) => {
    const leaves = [...map.querySelectorAll<SVGGraphicsElement>('text:not(:has(tspan)), tspan')];
    const signs = leaves
      .filter((leaf) => leaf.getBoundingClientRect().width > 0)
      .map((leaf) => {
        const { left, right, top, bottom } = leaf.getBoundingClientRect();
        const scale = (leaf.closest('text') ?? leaf).getScreenCTM()?.a ?? 0;
        const size = Number.parseFloat(getComputedStyle(leaf).fontSize) * scale;
        const spare = Math.max(0, bottom - top - size) / 2;
        return {
          name: leaf.textContent ?? '',
          size,
          left,
          right,
          top: top + spare,
          bottom: bottom - spare,
        };
      });
    return { edge: map.getBoundingClientRect().toJSON(), signs };
  });
}

/** Names and numbers that cover each other, leave their map, or are set too small. */
function findMapFaults({ edge, signs }: MapOnScreen): string[] {
  const tiny = signs.filter(({ size }) => size < 12).map(({ name }) => `${name} is tiny`);
  const outside = signs
    .filter(
      ({ left, right, top, bottom }) =>
        left < edge.left || right > edge.right || top < edge.top || bottom > edge.bottom,
    )
    .map(({ name }) => `${name} leaves the map`);
  const covered = signs.flatMap((sign, index) =>
    signs
      .slice(index + 1)
      .filter((other) => overlap(sign, other))
      .map((other) => `${sign.name} covers ${other.name}`),
  );
  return [...tiny, ...outside, ...covered];
}

function overlap(a: SignOnScreen, b: SignOnScreen): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Links of a map that are too small for a finger. */
function findSmallLinks(): string[] {
  return [...document.querySelectorAll('.area-map a')]
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
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const maps = await page.evaluate(readMaps);
      expect(maps.length).toBeGreaterThan(0);
      expect(maps.flatMap(findMapFaults), `${width} pixels`).toEqual([]);
      expect(await page.evaluate(findSmallLinks), `${width} pixels`).toEqual([]);
    }
  });
});
