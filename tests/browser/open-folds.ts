/** Opens the disclosures around an element, as a link to the element does. */
import type { Page } from 'playwright-core';

/** Opens every disclosure around the first element that the selector matches. */
export function openFolds(page: Page, selector: string): Promise<void> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      let disclosure = element.closest('details');
      while (disclosure !== null) {
        disclosure.open = true;
        disclosure = disclosure.parentElement?.closest('details') ?? null;
      }
    });
}
