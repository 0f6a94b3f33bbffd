import glob from 'fast-glob';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { readPages } from '../site/built-pages.ts';
import { projectRoot } from '../site/temporary-project.ts';
import { delayRequests } from './delay-requests.ts';
import { openDisclosures } from './engines/driver.ts';
import { drivePage } from './engines/playwright.ts';
import { waitForHydration } from './hydration.ts';
import { islandJourneys } from './journeys.ts';
import { type Tag, testedTags } from './languages.ts';
import { useBuiltSite } from './use-site.ts';

/** Suffix of each translated text. It is a separate word, so that translated names differ, too. */
const translationMark = ' zz';

const { openPage } = useBuiltSite();
const folders = glob.sync('templates/islands/*/', { cwd: projectRoot, onlyDirectories: true });

it('every island has a journey', () => {
  expect(islandJourneys.length).toBe(folders.length);
});

it.each(testedTags.flatMap((tag) => islandJourneys.map((journey) => [journey.name, tag, journey] as const)))(
  '%s in %s keeps the text that was typed on the translated page before hydration, and works',
  async (_, tag, { selector, steps }) => {
    const page = await openPage();
    const driver = drivePage(page);
    const release = await delayRequests(page, /assets\/hydrate-island/u);
    await page.clock.install();
    await page.goto(findAddress(selector, tag));
    await openDisclosures(driver, selector);
    await translatePage(page);
    const islandsOfPage = page.locator(selector);
    const hosts = await islandsOfPage.all();
    const controls = await islandsOfPage
      .locator(':is(input:not([type="hidden"]), textarea, select):visible')
      .all();
    for (const control of controls) await fillIn(control, '5');
    for (const host of hosts) await startLoading(host);
    const values = await Promise.all(controls.map(readValue));
    release();
    for (const host of hosts) {
      await waitForHydration(host);
      // React keeps the translated text, because it keeps the elements of the server.
      expect(await host.textContent()).toContain(translationMark);
    }
    // The estimator writes "$5" for "5".
    expect(await Promise.all(controls.map(readValue))).toEqual(
      values.map((value) => expect.stringContaining(value)),
    );
    for (const control of controls) await fillIn(control, '');
    for (const { run } of steps) await run(driver);
  },
);

/** The page on which the island occurs most often. */
function findAddress(selector: string, tag: Tag): string {
  const countIn = (html: string) => html.split(selector.slice(1, -1)).length - 1;
  const [page] = readPages()
    .filter((candidate) => candidate.tag === tag && !candidate.file.endsWith('404.html'))
    .toSorted((a, b) => countIn(b.html) - countIn(a.html));
  if (page === undefined || countIn(page.html) === 0) throw new Error(`No page in ${tag} has ${selector}.`);
  return page.address;
}

async function fillIn(control: Locator, text: string): Promise<void> {
  const type = await control.evaluate((element) => `${element.localName} ${element.getAttribute('type')}`);
  if (type === 'input checkbox') await control.check();
  else if (type.startsWith('select')) await control.selectOption({ index: 1 });
  else await control.fill(text);
}

async function startLoading(host: Locator): Promise<void> {
  await host.locator(':is(input, a, button):visible').first().dispatchEvent('pointerdown');
}

function readValue(control: Locator): Promise<string> {
  return control.evaluate((field) =>
    field.matches('[type="checkbox"]')
      ? String(field.matches(':checked'))
      : (field as HTMLInputElement).value,
  );
}

/** Also text that appears later: browsers replace each text node by `font` elements. */
function translatePage(page: Page): Promise<void> {
  return page.evaluate(startTranslation, translationMark);
}

/** Runs in the page. */
function startTranslation(mark: string): void {
  const isTranslated = (text: Text) =>
    text.parentElement?.closest('font, script, style, textarea, [translate="no"]') != null;
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter((node) => !isTranslated(node))) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data.trim() === '' ? text.data : `${text.data}${mark}`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  const observer = new MutationObserver((records) => {
    for (const { target } of records) if (target.isConnected) translate(target);
  });
  translate(document.body);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
}
