import { expect, it } from 'vitest';
import { addressIn, tags } from './languages.ts';
import { useBuiltSite } from './use-site.ts';

const { openPage } = useBuiltSite();
const pixelsPerMillimeter = 96 / 25.4;

/** With the lines of text that exceed the card or overlap. */
function measureCard() {
  const card = document.querySelector('#wallet svg rect')?.getBoundingClientRect();
  const lines = [...document.querySelectorAll('#wallet svg text')].map((line) => ({
    text: line.textContent ?? '',
    box: line.getBoundingClientRect(),
  }));
  if (card === undefined) throw new Error('The page has no card.');
  const isMisplaced = ({ box }: (typeof lines)[number], index: number) =>
    box.left < card.left ||
    box.right > card.right ||
    box.bottom > card.bottom ||
    lines.slice(index + 1).some(
      (other) =>
        // Boxes are higher than the drawn letters.
        other.box.top < box.bottom - box.height * 0.4 &&
        other.box.bottom > box.bottom &&
        other.box.left < box.right &&
        other.box.right > box.left,
    );
  return {
    width: card.width,
    height: card.height,
    misplaced: lines.filter(isMisplaced).map(({ text }) => text),
  };
}

it.each(tags)('the printed wallet card in %s has the size of a bank card, and its texts fit', async (tag) => {
  const page = await openPage({ viewport: { width: 700, height: 1000 } });
  await page.goto(addressIn(tag, '/ask-the-jail'));
  await page.evaluate(() => document.fonts.ready);
  await page.emulateMedia({ media: 'print' });
  const { width, height, misplaced } = await page.evaluate(measureCard);
  expect(width / pixelsPerMillimeter).toBeCloseTo(85.6, 0);
  // The card has two sides and is folded.
  expect(height / pixelsPerMillimeter).toBeCloseTo(2 * 54, 0);
  expect(misplaced).toEqual([]);
});

it('the large card fills the screen and links back without scripts', async () => {
  const viewport = { width: 390, height: 844 };
  const page = await openPage({ viewport, javaScriptEnabled: false });
  await page.goto(addressIn('ar', '/ask-the-jail'));
  const card = page.locator('.phrase-card__screen');
  await page.locator('#card > .button').click();
  await page.waitForURL('**#card-enlarged');
  expect(await card.boundingBox()).toEqual({ x: 0, y: 0, ...viewport });
  await card.locator('> .button').click();
  await page.waitForURL('**#card');
  expect((await card.boundingBox())?.width).toBeLessThan(viewport.width);
});
