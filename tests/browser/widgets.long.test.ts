/** Widgets that are used before their scripts are here, and what `npm run widgets` finds on a page that is wrong. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltSite, htmlOf } from './built-site.ts';
import { startDevelopmentSite } from './development-site.ts';
import { findWidgetFaults, type Tour } from './find-widget-faults.ts';
import { holdRequests } from './hold-requests.ts';
import { useBuiltSite } from './use-site.ts';
import { islandWidgets } from './use-widgets.ts';

const visitor = useBuiltSite();
let development: BuiltSite;

beforeAll(async () => {
  development = await startDevelopmentSite(visitor.site.outputFolder);
});
afterAll(() => development?.close());

it.each([
  ['chat', '/en/', '.chat-tab', 'section.chat'],
  ['contact form', '/en/contact', 'form button[type="submit"]', 'form [role="alert"]'],
])(
  'a press that is ahead of its scripts shows at once on the %s, and is over when it is answered',
  async (_name, address, button, answer) => {
    const page = await visitor.openPage();
    const release = await holdRequests(page, /assets\/hydrate-island/u);
    await page.goto(address);
    const lookOf = () =>
      page.locator(button).evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.locator(button).focus();
    const before = await lookOf();
    expect(await page.locator('[data-awaited]').count()).toBe(0);
    await page.keyboard.press('Enter');
    expect(await page.locator('[data-awaited]').count()).toBe(1);
    expect(await lookOf()).not.toBe(before);
    release();
    await page.locator(answer).waitFor();
    expect(await page.locator('[data-awaited]').count()).toBe(0);
  },
);

describe('a page that is wrong', () => {
  /** What is found on the home page after `change`. */
  async function findAfter(change: (html: string) => string, tour?: Tour): Promise<string> {
    const { outputFolder, origin } = development;
    const html = htmlOf(outputFolder, 'en/index.html');
    const changed = change(html);
    expect(changed).not.toBe(html);
    writeFileSync(path.join(outputFolder, 'wrong.html'), changed);
    return (await findWidgetFaults(visitor.browser, origin, '/wrong', tour)).join('\n');
  }

  it('is found out when server and browser make an island differently, used to the end or only opened', async () => {
    const differently = (html: string) => html.replace('aria-label="Open chat"', 'aria-label="Open it"');
    const tour = { widgets: islandWidgets, used: new Set<string>() };
    const visits = [await findAfter(differently, tour), await findAfter(differently, tour)];
    for (const found of visits) {
      expect(found).toContain("A tree hydrated but some attributes of the server rendered HTML didn't match");
    }
  });

  it('is found out when the policy forbids a part of it', async () => {
    const found = await findAfter((html) =>
      html.replace('<h1', '<img src="https://example.org/a.png" alt=""><h1 style="color: red"'),
    );
    expect(found).toContain('policy violation: img-src https://example.org/a.png');
    expect(found).toContain('policy violation: style-src-attr inline');
  });
});
