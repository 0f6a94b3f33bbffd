/** The drawing of how an arrest can go on in a real browser: upright, lying and mirrored. */
import { describe, expect, it } from 'vitest';
import { addressIn, tags } from './languages.ts';
import { useBuiltSite } from './use-site.ts';

const { openPage } = useBuiltSite();

/** Width from which the line lies. */
const wide = 1152;

describe.each(tags)('in %s', (tag) => {
  it.each([320, 390, 1152, 1280])(
    'has its stops at equal distance, and its exits where they lead, inside the window, %d wide',
    async (width) => {
      const page = await openPage({ viewport: { width, height: 900 } });
      await page.goto(addressIn(tag, '/'));
      await page.evaluate(() => document.fonts.ready);
      const { rings, exits } = await page.locator('#network .process-network').evaluate(readPlaces);
      const ahead = tag === 'ar' ? -1 : 1;
      const steps = rings.slice(1).map((ring, index) => ({
        x: ahead * (ring.x - (rings[index] ?? ring).x),
        y: ring.y - (rings[index] ?? ring).y,
      }));
      if (width < wide) expect(Math.min(...steps.map(({ y }) => y))).toBeGreaterThan(0);
      else for (const { x } of steps) expect(x).toBeCloseTo(steps[0]?.x ?? 0, 0);
      expect(exits.length).toBeGreaterThan(5);
      for (const { kind, isFree, ring, price, name } of exits) {
        const isAbove = width >= wide && kind === 'out';
        expect(Math.sign(price.y - ring.y), kind).toBe(isAbove ? -1 : 1);
        expect(isFree ? ahead * (price.x - ring.x) : 1, kind).toBeGreaterThan(0);
        expect(Math.min(price.left, name.left)).toBeGreaterThanOrEqual(0);
        expect(Math.max(price.right, name.right)).toBeLessThanOrEqual(width);
      }
    },
  );
});

/** Where the rings of the stops, and the price and the name of each exit stand. */
function readPlaces(network: Element) {
  const middleOf = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { x: (left + right) / 2, y: (top + bottom) / 2, left, right };
  };
  const ringOf = (stop: Element) => {
    const ring = stop.querySelector(':scope > .stop-marker');
    if (ring === null) throw new Error('A stop has no ring.');
    return middleOf(ring);
  };
  return {
    rings: [...network.children].map(ringOf),
    exits: [...network.querySelectorAll('ul > li')].map((exit) => ({
      kind: exit.getAttribute('data-variant') ?? '',
      isFree: exit.hasAttribute('data-level'),
      ring: ringOf(exit.closest('.process-network > li') ?? exit),
      price: middleOf(exit.querySelector('.price') ?? exit),
      name: middleOf(exit.querySelector('b') ?? exit),
    })),
  };
}
