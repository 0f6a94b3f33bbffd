/** Pages that a frightened reader scrolls on a phone: how long they are, and how they set money. */
import { describe, expect, it } from 'vitest';
import { addressIn, tags } from './languages.ts';
import { guides } from './sample-pages.ts';
import { useBuiltSite } from './use-site.ts';

const { openPage } = useBuiltSite();

const viewport = { width: 390, height: 844 };

/** Height down to the footer without the reviews, which not every agency shows. */
function measureDownToFooter(): number {
  document.querySelector('#reviews')?.remove();
  const footer = document.querySelector('footer.footer');
  return Math.round((footer?.getBoundingClientRect().top ?? Infinity) + scrollY);
}

/** Longest pages in pixels. Drawings stay open: the process, the release times, the first hearing, the maps. */
const longestHome = 8300;
const longestGuide = 13_400;

describe.each(tags)('in %s', (tag) => {
  it.each([['/', longestHome] as const, ...guides.map((path) => [path, longestGuide] as const)])(
    '%s is at most %d px long down to its footer, with its folds shut',
    async (path, longest) => {
      const page = await openPage({ viewport });
      await page.goto(addressIn(tag, path));
      await page.evaluate(() => document.fonts.ready);
      expect(await page.locator('main details[open]').count()).toBe(0);
      expect(await page.evaluate(measureDownToFooter)).toBeLessThanOrEqual(longest);
    },
  );

  it.each(['/', ...guides])('sets the money of %s unit under unit in every direction', async (path) => {
    const page = await openPage({ viewport });
    await page.goto(addressIn(tag, path));
    const ragged = await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
      return [...document.querySelectorAll('table')].flatMap((table) =>
        [1, 2].flatMap((column) => {
          const ends = [...table.querySelectorAll(`tbody tr > .num:nth-child(${column})`)]
            .filter((cell) => cell.textContent?.includes('$'))
            .map((cell) => {
              const range = document.createRange();
              range.selectNodeContents(cell);
              return Math.round(range.getBoundingClientRect().right);
            });
          return new Set(ends).size > 1 ? [`${table.caption?.textContent}: ${ends.join(' ')}`] : [];
        }),
      );
    });
    expect(ragged).toEqual([]);
  });
});
