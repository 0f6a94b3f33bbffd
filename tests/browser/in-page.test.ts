/** The checks that run inside pages, on pages with one mistake each. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const many = 'One line of words and many more words that go on and on';

describe('text that cannot be read', () => {
  it.each([
    [
      'is told when it lies over other text',
      `<p>Upper</p><p style="margin-top: -2em">Lower</p>`,
      ['lies over'],
    ],
    [
      'is told when its box cuts it sideways',
      `<p style="width: 5em; overflow: hidden; white-space: nowrap">One line of words</p>`,
      ['is cut'],
    ],
    [
      'is told when its box cuts it at the end',
      `<p style="height: 1em; overflow: hidden">${many}</p>`,
      ['is cut'],
    ],
    [
      'is told when it is off the page',
      `<p style="white-space: nowrap">${many}</p>`,
      ['scrolls sideways', 'is off the page'],
    ],
    [
      'is told when a run of the other direction leaves its sentence',
      '<p style="display: flex">No <bdi>bond</bdi></p><p style="display: flex"><bdi>bond</bdi></p>',
      ['is torn apart'],
    ],
    ['may scroll up and down', `<p style="height: 2em; overflow: auto">${many}</p>`, []],
    ['may be there for screen readers alone', `<p style="clip-path: inset(50%); width: 1px">${many}</p>`, []],
    ['may stand in lines below each other', `<p>${many}</p><p>${many}</p>`, []],
  ])('%s', async (_name, html, expected) => {
    await show(html);
    expectEach(await page.evaluate(() => window.pageChecks.findLostText()), expected);
  });
});

describe('contrast', () => {
  it.each([
    ['of text to read is at least 7', '<p style="color: #666">a</p><p style="color: #555">b</p>', ['"a"']],
    [
      'of other text is at least 4.5',
      '<h1 style="color: #777">a</h1><h1 style="color: #767676">b</h1>',
      ['"a"'],
    ],
    ['counts what shines through', '<h1 style="color: #0008">a</h1>', ['"a"']],
    [
      'is that with the nearest ground',
      '<div style="background: #000"><h1 style="color: #000">a</h1></div>',
      ['contrast of 1.00'],
    ],
    [
      'of a number in a drawing is that with its shape',
      '<svg><rect width="40" height="25" fill="#000"/><text y="20" fill="#fff">1</text><rect y="25" width="40" height="25" fill="#fff"/><text y="40" fill="#fff">2</text></svg>',
      ['"2"'],
    ],
  ])('%s', async (_name, html, expected) => {
    await show(html);
    expectEach(await page.evaluate(() => window.pageChecks.findWeakText()), expected);
  });
});

describe('motion', () => {
  it.each([
    ['by transition', '<p style="transition: color 1s">a</p>', ['has a transition']],
    [
      'by animation',
      '<style>@keyframes a { to { opacity: 0 } }</style><p style="animation: a 1s infinite">a</p>',
      ['has an animation', 'an animation runs'],
    ],
    ['by scrolling', '<div style="scroll-behavior: smooth; overflow: auto">a</div>', ['scrolls smoothly']],
    ['between pages', '<style>@view-transition { navigation: auto }</style>', ['pages move over']],
  ])('%s is told', async (_name, html, expected) => {
    await show(html);
    expectEach(await page.evaluate(() => window.pageChecks.findMotion()), expected);
  });
});

describe('a control', () => {
  it.each([
    ['is told when it is too small', '<button>a</button>', ['"a" is']],
    [
      'is told when it is a call and less than 48 px high',
      '<a href="tel:1" style="display: block; height: 44px">a</a><a href="/" style="display: block; height: 44px">b</a>',
      ['"a" is'],
    ],
    [
      'may be as low as its line in a sentence',
      '<p style="font-size: 18px">read <a href="/">more</a> here</p>',
      [],
    ],
    ['may not be as low as its line when it stands alone', '<p><a href="/">more</a></p>', ['"more" is']],
    [
      'is as large as its label when it is ticked',
      '<label style="display: block; height: 44px"><input type="checkbox"> a</label>',
      [],
    ],
  ])('%s', async (_name, html, expected) => {
    await show(html);
    expectEach(await page.evaluate(() => window.pageChecks.findSmallTargets()), expected);
  });

  it('is told when it loses its edge where colours are forced', async () => {
    await show(
      '<button style="border: 0">a</button><button>b</button><a href="/" style="background: red">c</a><a href="/">d</a>',
    );
    const problems = await page.evaluate(() => window.pageChecks.findEdgeless(window.pageChecks.listBoxed()));
    expectEach(problems, ['"a"', '"c"']);
  });

  it('is told when its icon has a colour of its own', async () => {
    await show('<p style="color: red"><svg class="i" style="stroke: blue; fill: none"></svg></p>');
    expectEach(await page.evaluate(() => window.pageChecks.findOddIcons()), ['the icon in p']);
  });
});

async function show(html: string): Promise<void> {
  const styled = `<!doctype html><style>body { margin: 0; font: 16px serif }</style><main>${html}</main>`;
  await page.goto(`data:text/html,${encodeURIComponent(styled)}`);
}

/** As many problems as expected, each with the expected words. */
function expectEach(problems: readonly string[], expected: readonly string[]): void {
  expect(problems).toEqual(expected.map((words) => expect.stringContaining(words)));
}
