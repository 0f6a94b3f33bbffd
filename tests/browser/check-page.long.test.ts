/** The findings of `npm run browser` on pages with a defect. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltSite, htmlOf } from './built-site.ts';
import { checkPage, type PageCheckOptions } from './check-page.ts';
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

describe('the check of a page', () => {
  /** Checks the English home page after a change of its HTML. Returns the findings as lines. */
  async function checkAfter(change: (html: string) => string, options?: PageCheckOptions): Promise<string> {
    const { outputFolder, origin } = development;
    const html = htmlOf(outputFolder, 'en/index.html');
    const changed = change(html);
    expect(changed).not.toBe(html);
    writeFileSync(path.join(outputFolder, 'wrong.html'), changed);
    const { findings } = await checkPage(fixture.browser, origin, '/wrong', options);
    return findings.map((finding) => formatFinding('/wrong', finding)).join('\n');
  }

  const addToMain = (addition: string) => (html: string) => html.replace('<h1', `${addition}<h1`);

  it('reports an island that server and browser render differently', async () => {
    const changeLabel = (html: string) => html.replace('aria-label="Open chat"', 'aria-label="Open it"');
    const found = await checkAfter(changeLabel, { journeys: islandJourneys, isViewChecked: false });
    expect(found).toContain("A tree hydrated but some attributes of the server rendered HTML didn't match");
  });

  it('reports what the content security policy blocks', async () => {
    const blocked = '<img src="https://example.org/a.png" alt=""><p style="color: red">a</p>';
    const found = await checkAfter(addToMain(blocked), { journeys: [], isViewChecked: false });
    expect(found).toContain('policy violation: img-src https://example.org/a.png');
    expect(found).toContain('policy violation: style-src-attr inline');
  });

  it('reports broken rules of layout and accessibility with width, state and selector', async () => {
    const found = await checkAfter(
      addToMain('<img src="/favicon.ico"><p><a id="small" href="/en/">b</a></p>'),
      {
        journeys: [],
      },
    );
    expect(found).toMatch(/ · 320 px · touch · #small · "b" is /u);
    expect(found).toMatch(/ · 1280 px · light · img.* · image-alt: /u);
  });
});
