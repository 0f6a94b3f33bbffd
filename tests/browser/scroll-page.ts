/** Scrolls a page, for tests of effects that depend on the scroll position. */
import type { Page } from 'playwright-core';

/**
 * Scrolls to a distance from the top in CSS pixels, and waits until the observers of the page have been called.
 * The browser calls observers in the order of their creation, so the one that is created here is the last.
 */
export async function scrollToY(page: Page, distance: number): Promise<void> {
  await page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        scrollTo({ top, behavior: 'instant' });
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.documentElement);
      }),
    distance,
  );
}
