/** Scrolls a page, for tests of effects that depend on the scroll position. */
import type { Page } from 'playwright-core';

/** Scrolls to a distance from the top in CSS pixels, and waits until observers have been called. */
export async function scrollToY(page: Page, distance: number): Promise<void> {
  await page.evaluate(
    (top) =>
      new Promise((next) => {
        scrollTo({ top, behavior: 'instant' });
        requestAnimationFrame(() => requestAnimationFrame(next));
      }),
    distance,
  );
}
