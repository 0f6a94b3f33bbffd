/** Opens the disclosures around a part of a page, like a link to it. */
import type { Page } from 'playwright-core';

/** Opens every disclosure around the first element that the selector matches. */
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
