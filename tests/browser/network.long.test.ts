/** The drawing of how an arrest can go on in a real browser: upright, lying and mirrored. */
import { describe, expect, it } from 'vitest';
import { addressIn, tags } from './languages.ts';
import { useBuiltSite } from './use-site.ts';

const { openPage } = useBuiltSite();

describe.each(tags)('in %s', (tag) => {
  it.each([320, 390, 1280])(
    'has its exits beyond their stops and inside the window, %d wide',
    async (width) => {
      const page = await openPage({ viewport: { width, height: 900 } });
      await page.goto(addressIn(tag, '/'));
      await page.evaluate(() => document.fonts.ready);
      const places = await page.locator('#network .process-network > li').evaluateAll((stops) =>
        stops.map((stop) => {
          const middleOf = (element: Element) => {
            const { left, right, top } = element.getBoundingClientRect();
            return { x: (left + right) / 2, y: top, left, right };
          };
          const ring = stop.querySelector('.stop-marker');
          if (ring === null) throw new Error('A stop has no ring.');
          return {
            ring: middleOf(ring),
            prices: [...stop.querySelectorAll('ul .price')].map(middleOf),
            words: [...stop.querySelectorAll('ul a')].map(middleOf),
          };
        }),
      );
      const ahead = tag === 'ar' ? -1 : 1;
      const rings = places.map(({ ring }) => ring);
      for (const [index, ring] of rings.slice(1).entries()) {
        const before = rings[index];
        const isNext = width < 1024 ? ring.y > (before?.y ?? 0) : ahead * (ring.x - (before?.x ?? 0)) > 0;
        expect(isNext, `stop ${index + 2}`).toBe(true);
      }
      const exits = places.flatMap(({ ring, prices, words }) =>
        [...prices, ...words].map((own) => ({ ring, own })),
      );
      expect(exits.length).toBeGreaterThan(10);
      for (const { ring, own } of exits) {
        expect(ahead * (own.x - ring.x)).toBeGreaterThan(0);
        expect(own.y).toBeGreaterThan(ring.y);
        expect(own.left).toBeGreaterThanOrEqual(0);
        expect(own.right).toBeLessThanOrEqual(width);
      }
    },
  );
});
