import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { injectScript } from './browser.ts';
import { type BuiltSite, htmlOf } from './built-site.ts';
import { checkPage, createQuickCheck } from './check-page.ts';
import { startDevelopmentSite } from './development-site.ts';
import { type Finding, formatFinding } from './finding.ts';
import type { PageCheck } from './in-page/index.ts';
import { islandJourneys } from './journeys.ts';
import { useBuiltSite } from './use-site.ts';

const fixture = useBuiltSite();
let development: BuiltSite;
let page: Page;

beforeAll(async () => {
  development = await startDevelopmentSite(fixture.site.outputFolder);
  const context = await fixture.browser.newContext({ viewport: { width: 320, height: 256 } });
  await injectScript(context, 'tests/browser/in-page/index.ts');
  page = await context.newPage();
});
afterAll(() => development?.close());

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
    ['does not name the agency', 'has 1 blocks of licenses, or one of 9 px'],
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

/** At `/wrong` of the site with React's development build. */
function changeHome(from: string, to: string): void {
  const html = htmlOf(development.outputFolder, 'en/index.html');
  expect(html).toContain(from);
  writeFileSync(path.join(development.outputFolder, 'wrong.html'), html.replace(from, to));
}

const format = (findings: readonly Finding[]) =>
  findings.map((finding) => formatFinding('/wrong', finding)).join('\n');

it('the full check reports an island that server and browser render differently', async () => {
  changeHome('aria-label="Open chat"', 'aria-label="Open it"');
  const options = { journeys: islandJourneys, themes: [] };
  const { findings } = await checkPage(fixture.browser, development.origin, '/wrong', options);
  expect(format(findings)).toContain(
    "A tree hydrated but some attributes of the server rendered HTML didn't match",
  );
});

it('the full check reports broken rules of layout and accessibility with width, state and selector', async () => {
  changeHome('<h1', '<img src="/favicon.ico"><p><a id="small" href="/en/">b</a></p><h1');
  const { findings } = await checkPage(fixture.browser, development.origin, '/wrong', { journeys: [] });
  expect(format(findings)).toMatch(/ · 320 px · touch · #small · "b" is /u);
  expect(format(findings)).toMatch(/ · 1280 px · light · img.* · image-alt: /u);
});

it('the quick check reports layout, blocked resources and files, and continues with a new tab', async () => {
  const { check, close } = createQuickCheck(fixture.browser, development.origin);
  expect(await check('/en/')).toEqual([]);
  changeHome(
    '<h1',
    `<img src="https://example.org/a.png" alt=""><p style="color: red">a</p><p><a id="small" href="/en/">b</a></p>
    <script type="module" src="/assets/other-12345678.js"></script><h1`,
  );
  const found = format(await check('/wrong'));
  expect(found).toContain('policy violation: img-src https://example.org/a.png');
  expect(found).toContain('policy violation: style-src-attr inline');
  expect(found).toMatch(/ · 320 px · touch · #small · "b" is /u);
  expect(found).toContain('loaded index.css, main.js, other.js, print.css instead of');
  expect(await check('/en/')).toEqual([]);
  await close();
});
