/** The licence line, where the state can be asked about its number, and how large it is beside a telephone number. */
import { expect, it } from 'vitest';
import { startBuiltSite } from './built-site.ts';
import { samplePages } from './sample-pages.ts';
import { useSite } from './use-site.ts';

const pages = await samplePages();

const { visit } = useSite(startBuiltSite, { allowed: /404/u });

/** The agency's name in each direction of writing. */
const names = /Alder Gate Bail Bonds|ألدر غيت للكفالات/u;

/** What a page has in each of the blocks that show a telephone number of the agency. */
function readBlocks() {
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  return [...document.querySelectorAll('.hero, .closing, .colophon')].map((block) => {
    const phones = [...block.querySelectorAll('a[href^="tel:"]')];
    const numbers = phones.map((link) => link.querySelector('bdi') ?? link);
    return {
      block: block.className,
      license: [...block.querySelectorAll('.license__number')].map(sizeOf),
      phone: Math.max(...numbers.map(sizeOf)),
      check: block.querySelector('.license a')?.getAttribute('href'),
    };
  });
}

it.each([320, 1280])('is no smaller than any telephone number beside it, %d pixels wide', async (width) => {
  const faults: string[] = [];
  await visit(
    async (page) => {
      for (const { address } of pages) {
        await page.goto(address);
        for (const { block, license, phone, check } of await page.evaluate(readBlocks)) {
          const [size = 0, ...more] = license;
          if (more.length > 0 || size < phone)
            faults.push(`${address}, ${block}: ${license} beside ${phone}`);
          if (check !== 'https://www.insurance.ca.gov/license-status/') faults.push(`${address}: ${check}`);
        }
      }
    },
    { viewport: { width, height: 568 } },
  );
  expect(faults).toEqual([]);
});

it('names the agency on the first screen of the smallest phone', async () => {
  const faults: string[] = [];
  await visit(
    async (page) => {
      for (const { address } of pages) {
        await page.goto(address);
        const box = await page.locator('.hero .license').boundingBox();
        const text = await page.locator('.hero .license').textContent();
        if (!names.test(text ?? '') || box === null || box.y + box.height > 480) faults.push(address);
      }
    },
    { viewport: { width: 320, height: 568 } },
  );
  expect(faults).toEqual([]);
});
