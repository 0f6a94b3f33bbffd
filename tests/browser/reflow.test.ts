/**
 * What visitors change for themselves: width and zoom (R81), spacing of text (R82), motion (R83), colours (N16, R84),
 * and fingers instead of a mouse (N17). Each page is opened once and looked at in every way.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bringChecks } from './bring-checks.ts';
import { openVisit, startBrowser } from './browser.ts';
import { type BuiltSite, startBuiltSite } from './built-site.ts';
import { samplePages } from './sample-pages.ts';

const pages = await samplePages();
/** A window of 1280 by 1024 at 400 %, which is as wide as the narrowest phone. */
const narrow = { width: 320, height: 256 };
const wide = { width: 1280, height: 1024 };

type Way = readonly [string, (page: Page) => Promise<string[]>];
const narrowWays: readonly Way[] = [
  ['fits a window of 320 px, or of 1280 px at 400 %', findLostText],
  ['leaves room for four lines between its bars at 400 %', findCoveredScreen],
  ['loses no text to wider spacing at 320 px', findSpacedText],
  ['can be hit with a finger on a phone', findSmallTargets],
  ['keeps the edges of its controls where colours are forced', findLostEdges],
];
const wideWays: readonly Way[] = [
  ['fits a window of 1280 px', findLostText],
  ['loses no text to wider spacing at 1280 px', findSpacedText],
  ['can be hit with a finger on a tablet', findSmallTargets],
  ['has enough contrast in the light theme', (page) => findWeakText(page, 'light')],
  ['has enough contrast in the dark theme', (page) => findWeakText(page, 'dark')],
  ['moves nothing for visitors who want less motion', findMotion],
];

/** By the way of looking: each problem with the addresses of its pages. */
const found = new Map<string, Map<string, string[]>>();

let browser: Browser;
let site: BuiltSite;

beforeAll(async () => {
  site = await startBuiltSite();
  browser = await startBrowser();
  const { context } = await openVisit(browser, site.origin, { reducedMotion: 'reduce' });
  await bringChecks(context);
  const page = await context.newPage();
  for (const { address } of pages) {
    await page.setViewportSize(narrow);
    await page.goto(address);
    await openEverything(page);
    await look(page, address, narrowWays);
    await page.setViewportSize(wide);
    await look(page, address, wideWays);
  }
}, 300_000);
afterAll(async () => {
  await browser?.close();
  site?.close();
});

describe('every template in every language', () => {
  it.each([...narrowWays, ...wideWays])('%s', (way) => {
    const problems = [...(found.get(way) ?? new Map<string, string[]>())];
    expect(problems.map(([problem, addresses]) => `${problem}: ${addresses.join(' ')}`)).toEqual([]);
  });
});

async function look(page: Page, address: string, ways: readonly Way[]): Promise<void> {
  for (const [way, findProblems] of ways) {
    const problems = found.get(way) ?? new Map<string, string[]>();
    found.set(way, problems);
    for (const problem of await findProblems(page)) {
      problems.set(problem, [...(problems.get(problem) ?? []), address]);
    }
  }
}

/** Questions with their answers, and the list of languages. */
async function openEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>(
      'main details, [data-tool="language"]',
    )) {
      details.open = true;
    }
    await document.fonts.ready;
  });
}

function findLostText(page: Page): Promise<string[]> {
  return page.evaluate(() => window.pageChecks.findLostText());
}

function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => window.pageChecks.findSmallTargets());
}

function findCoveredScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll('.topbar, .dock > *')].map((bar) =>
      bar.getBoundingClientRect(),
    );
    const free = Math.round(innerHeight - bars.reduce((sum, { height }) => sum + height, 0));
    return free < 4 * 1.6 * 18 ? [`${free} of ${innerHeight} px are free`] : [];
  });
}

/** Sheets made by script are let through by the content policy, and win over those of the page. */
function findSpacedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets = [sheet];
    const problems = window.pageChecks.findLostText({ drawings: false });
    document.adoptedStyleSheets = [];
    return problems;
  });
}

async function findWeakText(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  return page.evaluate(() => window.pageChecks.findWeakText());
}

function findMotion(page: Page): Promise<string[]> {
  return page.evaluate(() => window.pageChecks.findMotion());
}

async function findLostEdges(page: Page): Promise<string[]> {
  const boxed = await page.evaluateHandle(() => window.pageChecks.listBoxed());
  await page.emulateMedia({ forcedColors: 'active' });
  const problems = await boxed.evaluate((controls) => [
    ...window.pageChecks.findEdgeless(controls),
    ...window.pageChecks.findOddIcons(),
  ]);
  await page.emulateMedia({ forcedColors: null });
  await boxed.dispose();
  return problems;
}
