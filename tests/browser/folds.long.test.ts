/** Folded answers stand open where there is room, can be closed there, and stay folded on phones. */
import { expect, it } from 'vitest';
import { useBuiltSite } from './use-site.ts';

// Browsers log a script that is not the one of the page.
const { openPage } = useBuiltSite({ allowed: /integrity/u });
const answers = '.folds > .fold > :not(summary)';

it('every answer can be read on a desk without a press, with and without the script of the page', async () => {
  const page = await openPage({ viewport: { width: 1280, height: 900 } });
  await page.route('**/main-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/faq');
  const hidden = () =>
    page.locator(answers).evaluateAll((parts) => parts.filter((part) => !part.checkVisibility()).length);
  expect(await page.locator(answers).count()).toBeGreaterThan(20);
  expect(await hidden()).toBe(0);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.unroute('**/main-*.js');
  await page.reload();
  await page.locator(':root[data-unfolded]').waitFor();
  expect(await hidden()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
});

it('an answer that stands open can be closed', async () => {
  const page = await openPage({ viewport: { width: 1280, height: 900 } });
  await page.goto('/faq');
  await page.locator(':root[data-unfolded]').waitFor();
  await page.locator('.folds summary').first().click();
  expect(await page.locator(answers).first().isVisible()).toBe(false);
});

it.each([
  ['on phones', { viewport: { width: 390, height: 844 } }],
  ['without scripts', { viewport: { width: 1280, height: 900 }, javaScriptEnabled: false }],
])('%s an answer is folded and opens by a press', async (_, options) => {
  const page = await openPage(options);
  await page.goto('/faq');
  const first = page.locator(answers).first();
  expect(await first.isVisible()).toBe(false);
  await page.locator('.folds summary').first().click();
  expect(await first.isVisible()).toBe(true);
});
