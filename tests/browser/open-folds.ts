/** Opens what is folded around a part of a page, as a link or a search that leads there does. */
import type { Page } from 'playwright-core';

/** Every disclosure around the first element that the selector finds. */
export function openFolds(page: Page, selector: string): Promise<void> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      let fold = element.closest('details');
      while (fold !== null) {
        fold.open = true;
        fold = fold.parentElement?.closest('details') ?? null;
      }
    });
}
