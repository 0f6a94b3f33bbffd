import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openMemoryCache } from '../../../../generator/cache/cache.ts';
import { compressFiles, createCompressor } from '../../../../generator/pipeline/emit/compress-files.ts';
import { formatHeadersFile } from '../../../../generator/pipeline/emit/host-files/format-static-hosts.ts';
import {
  buildHostTable,
  defaultCaching,
  listHeaders,
} from '../../../../generator/pipeline/emit/host-files/host-table.ts';
import { buildRedirectPages } from '../../../../generator/pipeline/emit/redirect-pages.ts';
import { buildRobots } from '../../../../generator/pipeline/emit/sitemap-and-robots.ts';
import { buildManifests } from '../../../../generator/pipeline/pictures/build-manifests.ts';
import { parseColors } from '../../../../templates/share/drawing.ts';
import { findHtmlProblems } from '../../../html-problems.ts';
import { projectRoot } from '../../../site/temporary-project.ts';
import { siteContent, siteModel } from '../../../site-model.ts';
import { plainAssets } from '../bundle/plain-assets.ts';

it('robots.txt allows every page and names the sitemap', () => {
  expect(buildRobots({ ...siteModel, baseUrl: 'https://bonds.test' })).toEqual({
    path: 'robots.txt',
    contents: 'User-agent: *\nAllow: /\n\nSitemap: https://bonds.test/sitemap.xml\n',
  });
});

const css = readFileSync(path.join(projectRoot, 'templates/styles/tokens.css'), 'utf8');

it('each language has a manifest with its name, and icons and colors of the site, that starts at its home page', () => {
  const manifests = buildManifests(siteModel, parseColors(css)).map(({ path: file, contents }) => {
    const { icons, id, lang, dir, start_url, name, ...rest } = JSON.parse(String(contents));
    expect(icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['192x192', '512x512']);
    const colors = { theme_color: '#f6f0e4', background_color: '#f6f0e4' };
    expect(rest).toMatchObject({ scope: '/', ...colors });
    return [file, id, lang, dir, start_url, name];
  });
  const [ar, en, es] = siteModel.languages.map(({ pages: [page] }) => page?.context.ui.agency.name);
  expect(manifests).toEqual([
    ['manifest.webmanifest', '/', 'ar', 'rtl', '/', ar],
    ['en/manifest.webmanifest', '/en/', 'en', 'ltr', '/en/', en],
    ['es/manifest.webmanifest', '/es/', 'es', 'ltr', '/es/', es],
  ]);
});

it.each([
  ['--c-thread:', '--c-other:'],
  ['--c-page: #f6f0e4', '--c-page: red'],
])('the colors of pictures are rejected when %s becomes %s', (from, to) => {
  const name = from.split(':')[0];
  expect(() => parseColors(css.replaceAll(from, to))).toThrow(`tokens.css gives ${name} no color.`);
});

it('compresses a large text with Brotli to `.br` and with gzip to `.gz`, and no small or binary file', async () => {
  const contents = 'A text that repeats. '.repeat(100);
  const files = ['index.html', 'picture.png'].map((file) => ({ path: file, contents }));
  const small = { path: 'robots.txt', contents: 'User-agent: *\n' };
  const compressed = await compressFiles([...files, small], createCompressor(openMemoryCache()));
  expect(compressed.map((file) => file.path)).toEqual(['index.html.br', 'index.html.gz']);
  const [brotli, gzip] = compressed.map((file) => Buffer.from(file.contents));
  expect(String(brotliDecompressSync(brotli ?? ''))).toBe(contents);
  expect(String(gunzipSync(gzip ?? ''))).toBe(contents);
});

it('an old address has a valid page in each language that links to the new one, and a removed address has none', async () => {
  const redirects = [
    { from: '/old-guide', to: '/services' },
    { from: '/blog/old-post', to: undefined },
  ];
  const site = Object.defineProperty(Object.create(siteModel), 'redirects', { value: redirects });
  const pages = buildRedirectPages(site);
  expect(pages.map((page) => page.path)).toEqual([
    'old-guide.html',
    'en/old-guide.html',
    'es/old-guide.html',
  ]);
  for (const part of [
    '<html lang="en" dir="ltr">',
    '<meta http-equiv="refresh" content="0; url=/en/services">',
    `<link rel="canonical" href="${siteContent.facts.site.baseUrl}/en/services">`,
    '<meta name="robots" content="noindex">',
    '<p><a href="/en/services">Services</a></p>',
  ])
    expect(pages[1]?.contents).toContain(part);
  for (const page of pages) expect(await findHtmlProblems(String(page.contents)), page.path).toEqual([]);
});

type Reader = 'netlify' | 'cloudflare';

/** As hosts read it: every matching rule applies, and values of one header are joined. */
function readHeaders(rules: string, address: string, reader: Reader): Readonly<Record<string, string>> {
  const matching = parseRules(rules).filter(({ pattern }) => patterns[reader](pattern).test(address));
  const headers = Map.groupBy(
    matching.flatMap((rule) => rule.headers),
    ([name]) => name,
  );
  return Object.fromEntries(
    Array.from(headers, ([name, values]) => [name, values.map(([, value]) => value).join(', ')]),
  );
}

function parseRules(rules: string) {
  const blocks = rules.match(/^\/.*\n(?: +.*\n)*/gmu) ?? [];
  return blocks.map((block) => {
    const [pattern = '', ...lines] = block.trim().split(/\n +/u);
    return { pattern, headers: lines.map((line) => line.split(/: (.*)/u)) };
  });
}

const patterns: Readonly<Record<Reader, (pattern: string) => RegExp>> = {
  cloudflare: (pattern) => new RegExp(`^${pattern.split('*').map(RegExp.escape).join('.*')}$`, 'u'),
  /** A star that is a whole path segment also matches an empty string, and letter case is ignored. */
  netlify: (pattern) => {
    const segments = pattern.split('/').filter(Boolean);
    const source = segments.map((segment) =>
      segment === '*' ? '?(.*)' : segment.split('*').map(RegExp.escape).join('(.*)'),
    );
    return new RegExp(`^/${source.join('/')}/?$`, 'iu');
  },
};

describe('the headers file', () => {
  const table = buildHostTable(siteModel, plainAssets);
  const rules = formatHeadersFile(table);

  it.each<Reader>(['netlify', 'cloudflare'])(
    'sets each header of the table once for every address on %s',
    (reader) => {
      const pages = siteModel.languages.flatMap((language) => language.pages.map(({ address }) => address));
      const others = ['/assets/main-ABC.js', '/robots.txt', '/photos/1.png', '/fa/', '/nowhere', '/en'];
      for (const address of [...pages, ...others])
        expect({ address, ...defaultCaching, ...readHeaders(rules, address, reader) }).toEqual({
          address,
          ...listHeaders(table, address),
        });
    },
  );

  it('lets other sites load the pictures for them, also on a host that joins two values', () => {
    const name = 'Cross-Origin-Resource-Policy';
    expect(listHeaders(table, '/share/home.png')).toMatchObject({ [name]: 'cross-origin' });
    const joined = readHeaders(rules, '/share/home.png', 'cloudflare');
    // Browsers ignore a value that is none of the three policies.
    expect(['same-origin', 'same-site']).not.toContain(joined[name]);
  });

  it('has as many rules as there are folders, however many files the site has', () => {
    expect(parseRules(rules).map(({ pattern }) => pattern)).toEqual(['/*', '/assets/*', '/share/*']);
  });

  it.each([
    [{ includeSubDomains: false, hstsPreload: false }, 'max-age=63072000'],
    [{ includeSubDomains: true, hstsPreload: false }, 'max-age=63072000; includeSubDomains'],
    [{ includeSubDomains: false, hstsPreload: true }, 'max-age=63072000; includeSubDomains; preload'],
  ])(
    'requires HTTPS of subdomains when the settings say so or allow preloading: %j',
    (settings, expected) => {
      const hosting = { ...siteModel.hosting, ...settings };
      const { headers } = buildHostTable({ ...siteModel, hosting }, plainAssets);
      expect(headers['Strict-Transport-Security']).toBe(expected);
    },
  );
});
