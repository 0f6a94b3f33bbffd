/** Uses islands on pages that the browser translates. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { type IslandName, islands } from '../../templates/islands/islands.ts';
import { readPages } from '../site/built-pages.ts';
import { delayRequests } from './delay-requests.ts';
import { drivePage } from './engines/playwright.ts';
import { islandJourneys } from './journeys.ts';
import type { Tag } from './languages.ts';
import { openFolds } from './open-folds.ts';
import { translatePage, translationMark } from './translate-page.ts';
import { useBuiltSite } from './use-site.ts';

const islandNames = Object.keys(islands) as IslandName[];
const selectorOf = (name: IslandName) => `[data-island="${name}"]`;
const controls = ':is(input:not([type="hidden"]), textarea, select):visible';

/** Tests that every island of a language works on a page that was translated before its first use. */
export function testUseAfterTranslation(tag: Tag): void {
  const fixture = useBuiltSite();
  it.each(islandNames)('%s works when the page was translated before its first use', async (name) => {
    const page = await openIsland(fixture, name, tag);
    await translatePage(page);
    for (const { run } of stepsOf(name)) await run(drivePage(page));
  });
}

/**
 * Tests that every island of a language survives a translation while its script loads and while it is used.
 */
export function testTranslationDuringUse(tag: Tag): void {
  const fixture = useBuiltSite();

  it.each(islandNames)('%s keeps the text that was typed before its script was loaded', async (name) => {
    const page = await openIsland(fixture, name, tag);
    const release = await delayRequests(page, /assets\/hydrate-island/u);
    await openFolds(page, selectorOf(name));
    await translatePage(page);
    for (const host of await page.locator(selectorOf(name)).all()) {
      for (const control of await host.locator(controls).all()) await fill(control);
      await startLoading(host);
    }
    const values = await readValues(page, name);
    release();
    for (const host of await page.locator(selectorOf(name)).all()) {
      await waitUntilHydrated(host);
      // React keeps the translated text, because it keeps the elements of the server.
      expect(await host.textContent()).toContain(translationMark);
    }
    // The estimator writes "$5" for "5".
    expect(await readValues(page, name)).toEqual(values.map((value) => expect.stringContaining(value)));
  });

  it.each(islandNames)('%s works when the page is translated during its use', async (name) => {
    const page = await openIsland(fixture, name, tag);
    await openFolds(page, selectorOf(name));
    const host = page.locator(selectorOf(name)).first();
    await startLoading(host);
    await waitUntilHydrated(host);
    const [first, ...rest] = stepsOf(name);
    await first?.run(drivePage(page));
    await translatePage(page);
    for (const { run } of rest) await run(drivePage(page));
  });
}

/** Opens the page of a language on which an island occurs most often. */
async function openIsland(
  { openPage }: ReturnType<typeof useBuiltSite>,
  name: IslandName,
  tag: Tag,
): Promise<Page> {
  const page = await openPage();
  await page.clock.install();
  await page.goto(findAddress(name, tag));
  return page;
}

function findAddress(name: IslandName, tag: Tag): string {
  const countIn = (html: string) => html.split(`data-island="${name}"`).length - 1;
  const [page] = readPages()
    .filter((candidate) => candidate.tag === tag && !candidate.file.endsWith('404.html'))
    .toSorted((a, b) => countIn(b.html) - countIn(a.html));
  if (page === undefined || countIn(page.html) === 0) throw new Error(`No page in ${tag} has ${name}.`);
  return page.address;
}

/** Returns the steps of the journey through an island. Every island needs a journey. */
function stepsOf(name: IslandName) {
  const journey = islandJourneys.find(({ selector }) => selector === selectorOf(name));
  if (journey === undefined) throw new Error(`No journey uses ${name}.`);
  return journey.steps;
}

async function fill(control: Locator): Promise<void> {
  const type = await control.evaluate((element) => `${element.localName} ${element.getAttribute('type')}`);
  if (type === 'input checkbox') await control.check();
  else if (type.startsWith('select')) await control.selectOption({ index: 1 });
  else await control.fill('5');
}

/** Starts loading an island without using it. */
async function startLoading(host: Locator): Promise<void> {
  await host.locator(':is(input, a, button):visible').first().dispatchEvent('pointerdown');
}

/** Waits until React has hydrated an island and has run its effects. */
async function waitUntilHydrated(host: Locator): Promise<void> {
  const isHydrated = (element: Element) =>
    [...element.querySelectorAll('*')].some((inner) =>
      Object.keys(inner).some((key) => key.startsWith('__reactProps')),
    );
  await expect.poll(() => host.evaluate(isHydrated)).toBe(true);
  await host.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/** Returns the value of each field of an island, in the order of the page. */
function readValues(page: Page, name: IslandName): Promise<string[]> {
  return page
    .locator(`${selectorOf(name)} ${controls}`)
    .evaluateAll((fields) =>
      fields.map((field) =>
        field.matches('[type="checkbox"]')
          ? String(field.matches(':checked'))
          : (field as HTMLInputElement).value,
      ),
    );
}
