import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Assets } from '../../../../generator/pipeline/bundle/assets.ts';
import { type PageModel, templateFileOf } from '../../../../generator/pipeline/model/site-model.ts';
import { checkBudgets, formatSizes } from '../../../../generator/pipeline/verify/budgets.ts';
import type { PageSizes, SiteSizes, SizeOf } from '../../../../generator/pipeline/verify/measure-site.ts';
import { pageTypes, recordTypes } from '../../../../templates/pages/index.ts';
import { projectRoot } from '../../../site/temporary-project.ts';

type Target = PageModel['route']['target'];

function makePageSizes(path: string, target: Target, change: Partial<PageSizes> = {}): PageSizes {
  const page = {
    address: path,
    language: { tag: 'en' },
    route: { path, target, files: { en: [`content/en${path}.yaml`] } },
  };
  return {
    // Budgets read no other property of a page.
    page: page as unknown as PageModel,
    html: 10_000,
    firstVisit: 60_000,
    requestCount: 7,
    externalRequestCount: 0,
    firstPaint: 13_000,
    stylesheet: 9000,
    picture: 0,
    ...change,
  };
}

const assets = {
  stylesheet: { href: '/style.css' },
  script: { href: '/core.js' },
  laterScripts: {
    shared: ['/react.js', '/dom.js'],
    byEntry: [{ name: 'chat', entry: 'templates/islands/Chat/Chat.browser.tsx', addresses: ['/chat.js'] }],
  },
  fontsByScript: { Arab: ['/arabic.woff2'], Latn: ['/latin.woff2'] },
};
const sizes = {
  '/style.css': 9000,
  '/core.js': 3000,
  '/react.js': 10_000,
  '/dom.js': 50_000,
  '/chat.js': 4000,
  '/arabic.woff2': 36_000,
  '/latin.woff2': 22_000,
};

function makeSiteSizes(pages: readonly PageSizes[], change: Partial<typeof sizes> = {}): SiteSizes {
  const sizeByAddress = new Map(Object.entries({ ...sizes, ...change }));
  const sizeOf: SizeOf = (...addresses) =>
    addresses.reduce((sum, address) => sum + (sizeByAddress.get(address) ?? 0), 0);
  // Budgets read no other property of the assets.
  return { pages: [...pages], sizeOf, assets: assets as unknown as Assets };
}

const home: Target = { type: 'page', name: 'home' };
const faq: Target = { type: 'page', name: 'faq' };
const post: Target = { type: 'record', name: 'blog', id: 'a' };

describe('the budgets', () => {
  it('accept a small site', () => {
    expect(checkBudgets(makeSiteSizes([makePageSizes('/', home), makePageSizes('/faq', faq)]))).toEqual([]);
  });

  it.each([
    ['firstPaint', 15_501, '/: first paint 15.6 KB; the limit is 15.5 KB.', 'templates/styles/index.css'],
    ['firstPaint', 18_001, '/: first paint 18.1 KB; the limit is 15.5 KB.', 'templates/pages/home/page.tsx'],
    ['externalRequestCount', 1, '/: to other sites 1; the limit is 0.', 'templates/pages/home/page.tsx'],
  ] as const)('reject a home page with %s of %i, and name its cause', (measure, value, message, file) => {
    const [problem] = checkBudgets(makeSiteSizes([makePageSizes('/', home, { [measure]: value })]));
    expect(problem).toMatchObject({ rule: 'build/budget', location: { file }, message });
  });

  it.each([
    ['/style.css', 'templates/styles/index.css'],
    ['/core.js', 'scripts/main.ts'],
    ['/dom.js', 'scripts/hydrate-island.tsx'],
    ['/chat.js', 'templates/islands/Chat/Chat.browser.tsx'],
    ['/latin.woff2', 'templates/typefaces/scripts.ts'],
  ])('name an existing source file for %s', (address, file) => {
    const files = checkBudgets(makeSiteSizes([], { [address]: 100_000 })).map(
      ({ location }) => location.file,
    );
    expect(files).toEqual([file]);
    expect(existsSync(path.join(projectRoot, file))).toBe(true);
  });

  it('name an existing template for every page type', () => {
    const pages = [
      ...Object.keys(pageTypes).map((name) => ({ type: 'page', name }) as Target),
      ...Object.keys(recordTypes).map((name) => ({ type: 'record', name, id: 'a' }) as Target),
    ].map((target) => makePageSizes('/x', target));
    const files = pages.map(({ page }) => templateFileOf(page));
    expect(files.filter((file) => !existsSync(path.join(projectRoot, file)))).toEqual([]);
  });
  it('name the largest page and count the others', () => {
    const pages = [23_000, 25_000, 24_000, 10_000].map((html, index) =>
      makePageSizes(`/${index}`, post, { html }),
    );
    expect(checkBudgets(makeSiteSizes(pages)).map(({ message }) => message)).toEqual([
      '/1: HTML 25 KB; the limit is 22 KB. 2 other pages exceed it, too.',
    ]);
  });
});

it('prints the largest page of each template, marked when it exceeds a limit, and then shared files', () => {
  const pages = [
    makePageSizes('/', home),
    makePageSizes('/blog/a', post, { picture: 30_000 }),
    makePageSizes('/blog/b', post, { html: 22_050 }),
  ];
  expect(formatSizes(makeSiteSizes(pages))).toMatchInlineSnapshot(`
    "template  pages            HTML    first paint   first visit  largest picture  requests  to other sites
    blog/*        2  !22.1 of 22 KB  13 of 15.5 KB  60 of 110 KB      30 of 40 KB    7 of 8          0 of 0
    home          1     10 of 14 KB  13 of 15.5 KB   60 of 90 KB        0 of 0 KB    7 of 8          0 of 0

    all pages                  size    limit
    style sheet                9 KB    11 KB
    script on load             3 KB     6 KB
    script shared by islands  60 KB    64 KB
    script chat                4 KB    13 KB
    fonts Arab                36 KB  48.5 KB
    fonts Latn                22 KB    23 KB
    "
  `);
});
