/** The checks that run inside pages, on pages with one mistake each. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bringScript } from './bring-script.ts';
import { openBrowser } from './browser.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  const context = await browser.newContext({ viewport: { width: 320, height: 256 } });
  await bringScript(context, 'tests/browser/in-page/index.ts');
  page = await context.newPage();
});
afterAll(() => browser?.close());

const find = {
  lostText: () => window.pageChecks.findLostText(),
  motion: () => window.pageChecks.findMotion(),
  smallTargets: () => window.pageChecks.findSmallTargets(),
  edgeless: () => window.pageChecks.findEdgeless(window.pageChecks.listBoxed()),
  oddIcons: () => window.pageChecks.findOddIcons(),
  coveredText: () => window.pageChecks.findCoveredText(),
} as const;

const many = 'One line of words and many more words that go on and on';
const keyframes = '<style>@keyframes a { to { opacity: 0 } }</style>';

it.each<[keyof typeof find, html: string, expected: readonly string[]]>([
  ['lostText', '<p>Upper</p><p style="margin-top: -2em">Lower</p>', ['lies over']],
  [
    'lostText',
    '<svg width="200" height="40"><text y="30" fill-opacity="0.1">Copy</text></svg><p style="margin-top: -2em">Lower</p>',
    [],
  ],
  [
    'lostText',
    '<p style="width: 5em; overflow: hidden; white-space: nowrap">One line of words</p>',
    ['is cut'],
  ],
  ['lostText', `<p style="height: 1em; overflow: hidden">${many}</p>`, ['is cut']],
  ['lostText', `<p style="white-space: nowrap">${many}</p>`, ['scrolls sideways', 'is off the page']],
  [
    'lostText',
    '<p style="display: flex">No <bdi>bond</bdi></p><p style="display: flex"><bdi>bond</bdi></p>',
    ['is torn apart'],
  ],
  ['lostText', `<p style="height: 2em; overflow: auto">${many}</p>`, []],
  ['lostText', `<p style="clip-path: inset(50%); width: 1px">${many}</p>`, []],
  ['lostText', `<p>${many}</p><p>${many}</p>`, []],
  ['coveredText', '<b style="position: fixed; background: red">Up</b><p>Words</p>', ['passes over']],
  ['coveredText', '<b style="position: fixed; background: red; width: 100%">Up</b><p>Words</p>', []],
  [
    'coveredText',
    '<style>:root { background: white }</style><b style="position: fixed; background: red">Up</b><p>Words</p>',
    ['passes over'],
  ],
  ['coveredText', '<b style="position: fixed; background: red; top: -5em">Up</b><p>Words</p>', []],
  ['motion', '<p style="transition: color 1s">a</p>', ['has a transition']],
  [
    'motion',
    `${keyframes}<p style="animation: a 1s infinite">a</p>`,
    ['has an animation', 'an animation runs'],
  ],
  ['motion', '<div style="scroll-behavior: smooth; overflow: auto">a</div>', ['scrolls smoothly']],
  ['motion', '<style>@view-transition { navigation: auto }</style>', ['pages move over']],
  ['smallTargets', '<button>a</button>', ['"a" is']],
  [
    'smallTargets',
    '<a href="tel:1" style="display: block; height: 44px">a</a><a href="/" style="display: block; height: 44px">b</a>',
    ['"a" is'],
  ],
  ['smallTargets', '<p style="font: 40px serif">read <a href="/">more</a> here</p>', []],
  ['smallTargets', '<p><a href="/">more</a></p>', ['"more" is']],
  ['smallTargets', '<label style="display: block; height: 44px"><input type="checkbox"> a</label>', []],
  [
    'edgeless',
    '<button style="border: 0">a</button><button>b</button><a href="/" style="background: red">c</a><a href="/">d</a>',
    ['"a"', '"c"'],
  ],
  [
    'oddIcons',
    '<p style="color: red"><svg class="icon" style="stroke: blue; fill: none"></svg></p>',
    ['the icon in p'],
  ],
])('%s of %s: %j', async (check, html, expected) => {
  const styled = `<!doctype html><style>body { margin: 0; font: 16px serif }</style><main>${html}</main>`;
  await page.goto(`data:text/html,${encodeURIComponent(styled)}`);
  const problems = await page.evaluate<string[]>(find[check]);
  expect(problems).toEqual(expected.map((words) => expect.stringContaining(words)));
});
