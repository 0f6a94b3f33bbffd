import { describe, expect, it, vi } from 'vitest';
import { buildComponentOverview } from '../../../generator/authoring/component-overview.ts';
import { examples } from '../../../templates/examples/examples.tsx';
import { findHtmlProblems } from '../../html-problems.ts';
import { siteModel } from '../../site-model.ts';
import { plainAssets } from '../pipeline/bundle/plain-assets.ts';

const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
const pages = buildComponentOverview(siteModel, plainAssets).filter(({ path }) => path.endsWith('.html'));

describe('the overview of components', () => {
  it('links a page for each example in each language', () => {
    const [list] = pages.filter(({ path }) => path === 'index.html');
    const links = [...String(list?.contents).matchAll(/href="\/([^"]+)"/gu)].map(
      ([, href]) => `${href}.html`,
    );
    expect(links).toHaveLength(Object.keys(examples).length * siteModel.languages.length);
    expect(new Set(['index.html', ...links])).toEqual(new Set(pages.map(({ path }) => path)));
  });

  it('is rendered without a warning of React', () => {
    expect(errors.mock.calls).toEqual([]);
  });

  // Only the preview server serves these pages, so they need no integrity hashes; a part needs no heading above it.
  it.each(pages)('has valid HTML in $path', async ({ contents }) => {
    expect(
      await findHtmlProblems(String(contents), { 'require-sri': 'off', 'heading-level': 'off' }),
    ).toEqual([]);
  });
});
