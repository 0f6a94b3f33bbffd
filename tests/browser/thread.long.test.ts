/** The thread along a page in a real browser. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBuiltSite } from './use-site.ts';

const { openPage } = useBuiltSite();

/** How much of the thread is filled, and how much of it stands above the middle of the window. */
function readThread(page: Page) {
  return page.locator('main .thread').evaluate((thread) => {
    const { top, height } = thread.getBoundingClientRect();
    const { transform } = getComputedStyle(thread, '::after');
    return {
      filled: transform === 'none' ? undefined : new DOMMatrix(transform).d,
      read: Math.min(1, (innerHeight / 2 - top) / height),
    };
  });
}

describe('the thread', () => {
  it.each(['/bail-bonds-guide', '/en/los-angeles'])(
    'of %s is filled to where the reader is',
    async (address) => {
      const page = await openPage({ reducedMotion: 'no-preference' });
      await page.goto(address);
      for (const part of [0, 0.3, 0.6, 1]) {
        await page.evaluate((share) => {
          scrollTo({ top: share * document.documentElement.scrollHeight, behavior: 'instant' });
        }, part);
        await expect
          .poll(async () => {
            const { filled = -1, read } = await readThread(page);
            return Math.abs(filled - read);
          })
          .toBeLessThan(0.01);
      }
    },
  );

  it('is whole for those who want less motion', async () => {
    const page = await openPage();
    await page.goto('/bail-bonds-guide');
    expect((await readThread(page)).filled).toBeUndefined();
    expect(
      await page.locator('main .thread').evaluate((thread) => getComputedStyle(thread, '::before').opacity),
    ).toBe('1');
  });
});
