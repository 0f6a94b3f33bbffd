/** Pages that a frightened reader scrolls on a phone: how long they are, and that nothing folded is lost. */
import { describe, expect, it } from 'vitest';
import { startBuiltSite } from './built-site.ts';
import { addressIn, tags } from './languages.ts';
import { useSite } from './use-site.ts';

const { openPage } = useSite(startBuiltSite);

const phone = { width: 390, height: 844 };
/** A page may be 12,000 px long, of which the footer may take 800. */
const longest = 12_000 - 800;
const longPages = [
  '/los-angeles',
  '/orange-county',
  '/san-bernardino-county',
  '/riverside-county',
  '/bail-bonds-guide',
];

/** Height of the page down to its footer. */
function measureDownToFooter(): number {
  const footer = document.querySelector('footer.colophon');
  return Math.round((footer?.getBoundingClientRect().top ?? Infinity) + scrollY);
}

describe.each(tags)('in %s', (tag) => {
  it.each(longPages)(`%s is short enough for a phone with its folds shut`, async (path) => {
    const page = await openPage();
    await page.setViewportSize(phone);
    await page.goto(addressIn(tag, path));
    expect(await page.locator('main details[open]').count()).toBe(0);
    expect(await page.evaluate(measureDownToFooter)).toBeLessThanOrEqual(longest);
  });

  it('prints what is folded', async () => {
    const page = await openPage();
    await page.goto(addressIn(tag, '/los-angeles'));
    const words = page.getByText('14400 Erwin St Mall').first();
    const isShown = () =>
      words.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isShown()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await isShown()).toBe(true);
  });

  it.each(['/', '/bail-bonds-guide', '/orange-county'])(
    'sets the money of %s unit under unit in every direction',
    async (path) => {
      const page = await openPage();
      await page.setViewportSize(phone);
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
    },
  );
});
