/** The checks that run inside pages, on small pages with and without defects. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { injectScript, openBrowser } from './browser.ts';
import type { PageCheck } from './in-page/index.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  const context = await browser.newContext({ viewport: { width: 320, height: 256 } });
  await injectScript(context, 'tests/browser/in-page/index.ts');
  page = await context.newPage();
});
afterAll(() => browser?.close());

const longLine = 'One line of words and many more words that go on and on';
const keyframes = '<style>@keyframes a { to { opacity: 0 } }</style>';

const hero = (lead: string, call: string, license: string) =>
  `<meta property="og:site_name" content="Agency"><div class="hero"><h1>Bail</h1><p class="lead">${lead}</p>
  ${call}<div class="license-block">${license}</div></div>`;
const call = '<a class="call-button" href="tel:1">1</a>';
const bar = `<style>.call-bar a { background: red }</style>
  <div class="bottom-bar bottom-bar__row call-bar" style="position: fixed; bottom: 0">${call}</div>`;
const outlinedBar = bar.replace('red', 'none');
const license = 'Agency <b class="license-block__number">2</b>';

it.each<[PageCheck, html: string, expected: readonly string[]]>([
  ['findLostText', '<p>Upper</p><p style="margin-top: -2em">Lower</p>', ['lies over']],
  [
    'findLostText',
    '<p style="width: 5em; overflow: hidden; white-space: nowrap">One line of words</p>',
    ['is cut'],
  ],
  ['findLostText', `<p style="height: 1em; overflow: hidden">${longLine}</p>`, ['is cut']],
  ['findLostText', `<p style="white-space: nowrap">${longLine}</p>`, ['scrolls sideways', 'is off the page']],
  ['findLostText', '<p style="width: 3em; overflow-wrap: anywhere">One word</p>', []],
  [
    'findLostText',
    '<p style="width: 3em; overflow-wrap: anywhere">One sentence</p>',
    ['"sentence" is broken'],
  ],
  [
    'findLostText',
    '<p style="display: flex">No <bdi>bond</bdi></p><p style="display: flex"><bdi>bond</bdi></p>',
    ['is split apart'],
  ],
  ['findLostText', `<p style="clip-path: inset(50%); width: 1px">${longLine}</p>`, []],
  ['findCoveredText', '<b style="position: fixed; background: red">Up</b><p>Words</p>', ['passes over']],
  ['findCoveredText', '<b style="position: fixed; background: red; width: 100%">Up</b><p>Words</p>', []],
  [
    'findCoveredFocus',
    '<div class="top-bar" style="position: sticky; top: -2em"><a href="/">a</a><p>b</div><p style="height: 99em">c<p><a href="/">d</a>',
    ['0 % is visible'],
  ],
  ['findMotion', '<p style="transition: color 1s">a</p>', ['has a transition']],
  [
    'findMotion',
    `${keyframes}<p style="animation: a 1s infinite">a</p>`,
    ['has an animation', 'an animation runs'],
  ],
  [
    'findMotion',
    '<style>@view-transition { navigation: auto }</style>',
    ['pages change with a view transition'],
  ],
  ['findSmallTargets', '<button>a</button>', ['"a" is']],
  [
    'findSmallTargets',
    '<a href="tel:1" style="display: block; height: 44px">a</a><a href="/" style="display: block; height: 44px">b</a>',
    ['"a" is'],
  ],
  ['findSmallTargets', '<p style="font: 40px serif">read <a href="/">more</a> here</p>', []],
  ['findSmallTargets', '<p><a href="/">more</a></p>', ['"more" is']],
  [
    'findMissingBorders',
    '<button style="border: 0">a</button><button>b</button><a href="/" style="background: red">c</a><a href="/">d</a>',
    ['"a"', '"c"'],
  ],
  ['findHiddenAtFirst', `${hero('Lead', call, license)}${outlinedBar}`, []],
  ['findHiddenAtFirst', `${hero('Lead', '', license)}${bar}`, []],
  ['findHiddenAtFirst', `${hero('Lead', '', license)}${outlinedBar}`, ['shows no filled call buttons']],
  ['findHiddenAtFirst', `${hero('Lead', call, license)}${bar}`, ['shows two filled call buttons']],
  [
    'findHiddenAtFirst',
    `<p style="margin: 240px 0 0">Up</p>${hero('Lead', '', license)}${bar}`,
    ['is not completely visible', 'its first line is hidden'],
  ],
  [
    'findHiddenAtFirst',
    `<style>b { font-size: 9px }</style>${hero('Lead', call, '<b class="license-block__number">2</b>')}${outlinedBar}`,
    ['does not name the agency', 'has 1 blocks of licences, or one of 9 px'],
  ],
  [
    'findMiscoloredIcons',
    '<p style="color: red"><svg class="icon" style="stroke: blue; fill: none"></svg></p>',
    ['the icon does not have'],
  ],
])('%s of %s: %j', async (check, html, expected) => {
  const styled = `<!doctype html><style>body { margin: 0; font: 16px serif }</style><main>${html}</main>`;
  await page.goto(`data:text/html,${encodeURIComponent(styled)}`);
  const violations = await page.evaluate((name) => window.pageChecks[name](), check);
  expect(violations.map(({ problem }) => problem)).toEqual(
    expected.map((text) => expect.stringContaining(text)),
  );
  for (const { selector } of violations) expect(await page.locator(selector).count()).toBe(1);
});
