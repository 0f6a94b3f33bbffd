/** The server of writers, in a browser: what a save does to the page that is open. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plainText } from '../../generator/authoring/dev/plain-text.ts';
import { sharedOutput } from '../site/built-pages.ts';
import { edit, listFiles, projectRoot } from '../site/temporary-project.ts';
import { startDevSite } from './start-dev-site.ts';
import { useSite } from './use-site.ts';

const editor = 'editor://open?{file}#{line},{column}';
// The editor is not there, and Chromium says so.
const visitor = useSite(() => startDevSite({ environment: { EDITOR_URL: editor } }), { allowed: /editor:/u });
const record = 'content/en/services/fast-release.yaml';
const address = '/en/services/fast-release';
let page: Page;

const change = (from: string | RegExp, to: string, file = record) =>
  edit(visitor.site.project, file, from, to);
const textOf = (file: string) => readFileSync(path.join(visitor.site.project, file), 'utf8');
const heading = async () => plainText((await page.locator('h1').textContent()) ?? '');
const panel = () => page.locator('.panel');

/** As editors do that replace the file by a new one. */
function replaceFile(file: string, text: string): void {
  const target = path.join(visitor.site.project, file);
  writeFileSync(`${target}.new`, text);
  renameSync(`${target}.new`, target);
}

beforeEach(async () => {
  page = await visitor.openPage();
  await page.goto(address);
  // All is checked, and the page knows.
  await page.locator('.bar button:enabled', { hasText: 'problem' }).waitFor();
});

const original = readFileSync(path.join(projectRoot, record), 'utf8');
afterEach(() => replaceFile(record, original));

describe('a save', () => {
  it('is seen in the page, which is not loaded again, stays where it was and keeps what is open', async () => {
    await page.evaluate(() => {
      Object.assign(window, { isSame: true });
      for (const details of document.querySelectorAll('footer details')) details.setAttribute('open', '');
      window.scrollTo(0, 500);
    });
    for (const title of ['A new title', 'A newer title', 'Title, quite different']) {
      replaceFile(record, textOf(record).replace(/^title: .*$/mu, `title: ${title}`));
      await expect.poll(heading).toBe(title);
    }
    expect(await page.evaluate(() => ({ y: window.scrollY, isSame: 'isSame' in window }))).toEqual({
      y: 500,
      isSame: true,
    });
    expect(await page.locator('footer details:not([open])').count()).toBe(0);
    expect(existsSync(path.join(visitor.site.project, 'dist'))).toBe(false);
  });

  it('that adds or takes away an item changes that item only', async () => {
    const items = () => page.locator('main [class*="fact"] dd, main [class*="fact"] dt').allTextContents();
    const before = await items();
    const added = '  - label: Parking\n    value: Behind the house\n    note: One hour.\n';
    const whole = textOf(record);
    await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-kept', ''));
    change('  - label: Paperwork', `${added}  - label: Paperwork`);
    await page.locator('main', { hasText: 'Behind the house' }).waitFor();
    replaceFile(record, whole);
    await expect.poll(items).toEqual(before);
    expect(await page.locator('h1[data-kept]').count()).toBe(1);
  });

  it('leaves what somebody typed where it is', async () => {
    await page.goto('/en/contact');
    await page.locator('.bar button', { hasText: 'problem' }).waitFor();
    const field = page.locator('form [name="fullName"]');
    await field.fill('Amina');
    const file = 'content/en/pages/contact.yaml';
    change(/(?<=^hero:\n {2}title: ).*$/mu, 'Typed and kept', file);
    await page.locator('main', { hasText: 'Typed and kept' }).waitFor();
    expect(await field.inputValue()).toBe('Amina');
    replaceFile(file, readFileSync(path.join(projectRoot, file), 'utf8'));
  });

  it('of a style changes how the page looks, and nothing else', async () => {
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    const countSheets = () => page.locator('head link[rel="stylesheet"]:not([media])').count();
    const sheets = await countSheets();
    const spacing = () => page.locator('h1').evaluate((element) => getComputedStyle(element).letterSpacing);
    change(/$/u, '\nh1 { letter-spacing: 7px; }\n', 'templates/styles/index.css');
    await expect.poll(spacing).toBe('7px');
    await expect.poll(countSheets).toBe(sheets);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });
});

describe('a mistake', () => {
  it('is shown in the words of the terminal, while the last good page stays, and goes when it is mended', async () => {
    const [before, whole] = [await heading(), textOf(record)];
    expect(await panel().isVisible()).toBe(false);
    change(/^title: /mu, 'title: [');
    await panel().waitFor();
    const reported = await panel().locator('li').first().textContent();
    expect(reported).toContain(`${record}:`);
    await expect.poll(() => visitor.site.reported()).toContain(reported);
    expect(await panel().locator('a').first().getAttribute('href')).toMatch(
      /^editor:\/\/open\?\/.*fast-release\.yaml#\d+,\d+$/u,
    );
    expect(await heading()).toBe(before);
    replaceFile(record, whole);
    await panel().waitFor({ state: 'hidden' });
    expect(await heading()).toBe(before);
  });

  it('in one sentence marks that sentence', async () => {
    const marked = () => page.evaluate(() => [...(CSS.highlights.get('dev-problem') ?? [])].map(String));
    const whole = textOf(record);
    change(/^title: .*$/mu, 'title: Call (626) 555-0100 at any hour');
    await expect.poll(marked).toHaveLength(1);
    expect((await marked())[0]).toMatch(/at.any.hour$/u);
    replaceFile(record, whole);
    await expect.poll(marked).toEqual([]);
  });
});

describe('the tools', () => {
  it('are in no file that is published', async () => {
    const files = listFiles(sharedOutput()).filter((name) => /\.(?:html|js|css)$|^_/u.test(name));
    const texts = files.map((name) => readFileSync(path.join(sharedOutput(), name), 'utf8'));
    expect(texts.filter((text) => text.includes('__dev'))).toEqual([]);
  });

  it('open the line of a sentence in the editor', async () => {
    const asked = page.waitForResponse('**/__dev/place');
    await page
      .locator('main dd, main p', { hasText: 'Counted from when we have' })
      .first()
      .click({ modifiers: ['Alt'] });
    const line =
      textOf(record)
        .split('\n')
        .findIndex((each) => each.includes('Counted from')) + 1;
    expect(await (await asked).json()).toMatchObject({ file: record, line, column: 11 });
  });

  it('show all languages side by side, the default one whatever language was chosen before', async () => {
    await page.evaluate(() => localStorage.setItem('language', 'es'));
    await page.getByRole('link', { name: 'All languages' }).click();
    await expect
      .poll(() =>
        Promise.all(
          page
            .frames()
            .slice(1)
            .map((frame) => frame.evaluate('document.documentElement.lang')),
        ),
      )
      .toEqual(['ar', 'en', 'es']);
    await page.getByRole('link', { name: 'One language' }).click();
    await page.waitForURL(`**${address}`);
  });

  it('leave what the page has at its end on a phone in sight', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    // The bar has no call while that of the hero is in sight.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const call = page.locator('.bottom-bar a[href^="tel:"]').first();
    await call.waitFor();
    const isCovered = () =>
      call.evaluate((link) => {
        const { left, right, top, bottom } = link.getBoundingClientRect();
        const points = [left + 1, (left + right) / 2, right - 1].flatMap((x) => [
          document.elementFromPoint(x, top + 1),
          document.elementFromPoint(x, bottom - 1),
        ]);
        return points.some((found) => found?.localName === 'dev-tools');
      });
    await expect.poll(isCovered).toBe(false);
    const { x = -1, width = 999 } = (await page.locator('.bar').boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(320);
  });

  it('show the page dark, and can be put away', async () => {
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await background();
    await page.getByLabel('Theme').selectOption('dark');
    await expect.poll(background).not.toBe(light);
    await page.getByRole('button', { name: 'Hide the toolbar' }).click();
    expect(await page.getByLabel('Theme').isVisible()).toBe(false);
  });
});
