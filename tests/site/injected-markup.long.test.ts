import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OutputFile } from '../../generator/files/output-file.ts';
import { isText } from '../../generator/pipeline/emit/host-files/content-types.ts';
import { timings } from '../../scripts/timings.ts';
import { type BuiltSite, serveTemporarySite } from '../browser/built-site.ts';
import { drivePage } from '../browser/engines/playwright.ts';
import { showCookieBanner } from '../browser/journeys.ts';
import { addressIn, tags } from '../browser/languages.ts';
import { openFolds } from '../browser/open-folds.ts';
import { samplePages } from '../browser/sample-pages.ts';
import { useSite } from '../browser/use-site.ts';
import {
  type HostileContent,
  hit,
  markup,
  readSources,
  renderRegardless,
  script,
  spoil,
} from './hostile-content.ts';
import { outlineFile } from './outline-files.ts';

let content: HostileContent;
let harmless: ReadonlyMap<string, string>;
let hostile: ReadonlyMap<string, string>;
let page: Page;

// The page for what does not exist has the status of that.
const visitor = useSite(startHostileSite, { allowed: /status of 404/u });

beforeEach(async () => {
  page = await visitor.openPage({ bypassCSP: true });
  // A picture that came in with the markup is told by the console.
  await page.route(/\/x$/u, (route) => route.abort());
});

async function startHostileSite(): Promise<BuiltSite> {
  content = await spoil(await readSources());
  const files = await renderRegardless(content.files);
  hostile = textFiles(files);
  harmless = textFiles(await renderRegardless(content.harmless));
  return serveTemporarySite((folder) => writeFiles(folder, files));
}

/** Files of text, by a path without hashes of contents. */
function textFiles(files: readonly OutputFile[]): ReadonlyMap<string, string> {
  return new Map(
    files
      .filter(({ path: file }) => isText(file) || !file.includes('.') || file.endsWith('.conf'))
      .map(({ path: file, contents }) => [
        withoutHashes(file),
        withoutHashes(Buffer.from(contents).toString()),
      ]),
  );
}

const withoutHashes = (text: string) =>
  text.replace(/-(?:[A-Z0-9]{8}|[0-9a-f]{8})(?=\.(?:js|json|css|png|woff2)\b)/gu, '');

function writeFiles(folder: string, files: readonly OutputFile[]): void {
  for (const { path: file, contents } of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), contents);
  }
}

/** Lines that one text has and the other has not, in order. */
async function compareFile(file: string, [before, after]: readonly [string, string]): Promise<string[]> {
  const outline = (text: string) => outlineFile(page, { path: file, text });
  const [expected, found] = [await outline(before), await outline(after)];
  const at = found.findIndex((line, index) => line !== expected[index]);
  return at < 0 && found.length === expected.length
    ? []
    : [`${file}: ${found[at] ?? 'end'} instead of ${expected[at] ?? 'end'}`];
}

const readHit = () => page.evaluate((name) => Reflect.get(window, name), hit);

describe('markup in every string of the content', () => {
  it('is reported with its file, line and column when a string cannot contain it', () => {
    const { rejected, taken } = content;
    expect(taken).toBeGreaterThan(8000);
    expect(rejected.length).toBeGreaterThan(3000);
    const unplaced = rejected.filter(
      ({ span, file }) => !file.endsWith('.yaml') || (span.line === 1 && span.column === 1),
    );
    expect(unplaced).toEqual([]);
    expect(rejected.filter(({ key, message, severity }) => !key || !message || severity !== 'error')).toEqual(
      [],
    );
  });

  it('adds no element, attribute, address, script, field of data or line of a header to any file', async () => {
    // Without their hashes, names may come in another order.
    expect([...hostile.keys()].sort()).toEqual([...harmless.keys()].sort());
    const differences: string[] = [];
    for (const [file, text] of hostile) {
      if (file.endsWith('.js')) continue;
      differences.push(...(await compareFile(file, [harmless.get(file) ?? '', text])));
    }
    expect(differences).toEqual([]);
  });

  it('reaches no script but those that bring words: of the chat, of the search and of the cities', () => {
    const reached = [...hostile].filter(([file, text]) => file.endsWith('.js') && text.includes(hit));
    expect(reached.map(([file]) => file)).toEqual([
      'assets/chat-texts.js',
      'assets/search.js',
      'assets/town-filter.js',
    ]);
  });

  it('is found where it does come through', async () => {
    const [file, home = ''] = ['en/index.html', hostile.get('en/index.html')];
    for (const raw of [script, '<svg/onload=1>', '<p onclick="1"></p>', '<p style="top:0"></p>', '<!--a-->'])
      expect(await compareFile(file, [home, home.replace('</h1>', `${raw}</h1>`)]), raw).toHaveLength(1);
    const link = home.replace('<a href="/en/services"', '<a href="javascript:1"');
    expect(await compareFile(file, [home, link])).toHaveLength(1);
    const data = home.replace('"@context"', '"@injected":1,"@context"');
    expect(await compareFile(file, [home, data])).toHaveLength(1);
    const feed = hostile.get('en/blog/feed.xml') ?? '';
    expect(await compareFile('feed.xml', [feed, feed.replace('</title>', '<b/></title>')])).toHaveLength(1);
    expect(await compareFile('feed.xml', [feed, feed.replace('</title>', ']]></title>')])).toHaveLength(1);
    expect(await compareFile('_headers', ['/*\n  A: b', '/*\n  A: b\n  X-Injected: yes'])).toHaveLength(1);
    await page.setContent(`<p>${script}</p>`);
    expect(await readHit()).toBe(1);
  });
});

describe('without a content policy, with markup in every string', () => {
  it('a page of each template in every language shows it as text and runs nothing', async () => {
    for (const { address, status } of samplePages()) {
      // Nobody is led to the addresses of error pages.
      await page.goto(status === 404 ? `${address.replace(/404$/u, '')}no-such-page` : address);
      expect(await page.locator('body').textContent(), address).toContain(script);
      expect(await readHit(), address).toBeUndefined();
    }
  });

  it.each(tags)('the scripts of pages in %s show it as text and run nothing', async (tag) => {
    await page.clock.install();
    await page.goto(addressIn(tag, '/contact'));
    await showCookieBanner(drivePage(page));
    expect(await page.locator('[data-cookies]').textContent()).toContain(script);
    await page.locator('[data-cookies] [data-consent]').first().click();
    await page.locator('form [name="fullName"]').fill(markup);
    await page.locator('form button[type="submit"]').click();
    await page.locator('[role="alert"]').waitFor();
    expect(await page.locator('[role="alert"]').textContent()).toContain(script);
    expect(await page.locator('.field-error').first().textContent()).toContain(script);
    await page.locator('.chat-tab').click();
    const messages = page.locator('.chat__message');
    for (const [index, text] of ['phone', 'cost', markup].entries()) {
      await page.locator('section.chat input').fill(text);
      await page.locator('section.chat input').press('Enter');
      await page.clock.runFor(timings.chatReplyDelayMs + 1);
      await expect.poll(() => messages.count()).toBe(4 + 2 * index);
      expect(await messages.last().textContent()).toContain(script);
    }
    await page.locator('.chat__contact button').click();
    await page.goto(addressIn(tag, '/bail-bonds-guide'));
    await openFolds(page, '[data-island="bail-estimator"]');
    await page.locator('[data-island="bail-estimator"] input').fill('x');
    await page.locator('[data-island="bail-estimator"] input').press('Enter');
    await expect.poll(() => page.locator('[data-island="bail-estimator"]').textContent()).toContain(script);
    expect(await readHit()).toBeUndefined();
  });
});
