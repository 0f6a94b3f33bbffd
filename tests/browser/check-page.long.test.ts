/** The findings of `npm run browser` on pages with a defect. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltSite, htmlOf } from './built-site.ts';
import { checkPage, createQuickCheck, type PageCheckOptions } from './check-page.ts';
import { startDevelopmentSite } from './development-site.ts';
import { formatFinding } from './finding.ts';
import { islandJourneys } from './journeys.ts';
import { useBuiltSite } from './use-site.ts';

const fixture = useBuiltSite();
let development: BuiltSite;

beforeAll(async () => {
  development = await startDevelopmentSite(fixture.site.outputFolder);
});
afterAll(() => development?.close());

/** Changes the HTML of the English home page at `/wrong` of the site with React's development build. */
function changeHome(change: (html: string) => string): void {
  const html = htmlOf(development.outputFolder, 'en/index.html');
  const changed = change(html);
  expect(changed).not.toBe(html);
  writeFileSync(path.join(development.outputFolder, 'wrong.html'), changed);
}

const addToMain = (addition: string) => changeHome((html) => html.replace('<h1', `${addition}<h1`));

describe('the full check of a page', () => {
  /** Checks the changed page. Returns the findings as lines. */
  async function check(options?: PageCheckOptions): Promise<string> {
    const { findings } = await checkPage(fixture.browser, development.origin, '/wrong', options);
    return findings.map((finding) => formatFinding('/wrong', finding)).join('\n');
  }

  it('reports an island that server and browser render differently', async () => {
    changeHome((html) => html.replace('aria-label="Open chat"', 'aria-label="Open it"'));
    const found = await check({ journeys: islandJourneys, themes: [] });
    expect(found).toContain("A tree hydrated but some attributes of the server rendered HTML didn't match");
  });

  it('reports broken rules of layout and accessibility with width, state and selector', async () => {
    addToMain('<img src="/favicon.ico"><p><a id="small" href="/en/">b</a></p>');
    const found = await check({ journeys: [] });
    expect(found).toMatch(/ · 320 px · touch · #small · "b" is /u);
    expect(found).toMatch(/ · 1280 px · light · img.* · image-alt: /u);
  });
});

it('the quick check reports layout, blocked resources and files, and continues with a new tab', async () => {
  const { check, close } = createQuickCheck(fixture.browser, development.origin);
  expect(await check('/en/')).toEqual([]);
  addToMain(`<img src="https://example.org/a.png" alt=""><p style="color: red">a</p><p><a id="small" href="/en/">b</a></p>
    <script type="module" src="/assets/other-12345678.js"></script>`);
  const found = (await check('/wrong')).map((finding) => formatFinding('', finding)).join('\n');
  expect(found).toContain('policy violation: img-src https://example.org/a.png');
  expect(found).toContain('policy violation: style-src-attr inline');
  expect(found).toMatch(/ · 320 px · touch · #small · "b" is /u);
  expect(found).toContain('loaded index.css, main.js, other.js, print.css instead of');
  expect(await check('/en/')).toEqual([]);
  await close();
});
