import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { cacheFile } from '../../generator/cache/cache.ts';
import { createSmallProject } from '../fixtures/small-project.ts';
import { listPages } from './built-pages.ts';
import { createProject, edit, hashFolder, listFiles, runSite } from './temporary-project.ts';

/** Returns the number of compressed files in the cache of a project. */
function countCompressed(project: string): number {
  const database = new DatabaseSync(path.join(project, cacheFile));
  const row = database.prepare("SELECT count(*) AS number FROM entries WHERE namespace = 'compressed'").get();
  database.close();
  return Number(row?.number);
}

describe('a release', () => {
  it('has compressed files beside its text files, reports its sizes, and reads the compressed files from the cache the next time', () => {
    const folder = createSmallProject();
    const run = runSite(folder, ['generate', '--release']);
    expect(run).toMatchObject({ code: 0, output: expect.not.stringContaining('error') });
    expect(run.errors).toMatch(/^template +pages +HTML +first paint/mu);
    expect(run.errors).toMatch(/^counties\/\* +\d+ /mu);
    expect(run.errors).toMatch(/^style sheet +[\d.]+ KB +11 KB$/mu);
    const dist = path.join(folder, 'dist');
    const read = (file: string) => readFileSync(path.join(dist, file));
    for (const file of ['index.html', 'en/services/fast-release.html', 'sitemap.xml']) {
      expect(brotliDecompressSync(read(`${file}.br`)).equals(read(file)), file).toBe(true);
      expect(gunzipSync(read(`${file}.gz`)).equals(read(file)), file).toBe(true);
    }
    const unexpected = listFiles(dist).filter((file) =>
      /(?:robots\.txt|\.png|\.woff2)\.(?:br|gz)$/u.test(file),
    );
    expect(unexpected).toEqual([]);
    const cachedCount = countCompressed(folder);
    const before = hashFolder(dist);
    expect(runSite(folder, ['generate', '--release']).code).toBe(0);
    expect(hashFolder(dist)).toBe(before);
    expect(cachedCount).toBeGreaterThan(0);
    expect(countCompressed(folder)).toBe(cachedCount);
  }, 300_000);
});

it('a site that exceeds a size limit is reported with the limit, and nothing is written', () => {
  const folder = createSmallProject();
  const rules = Array.from(
    { length: 2000 },
    (_, index) => `.a${(index * 7919).toString(36)} { order: ${index} }`,
  );
  appendFileSync(path.join(folder, 'templates/styles/base.css'), rules.join('\n'));
  const run = runSite(folder, ['generate', '--budget']);
  expect(run.code).toBe(1);
  // The style sheet is the cause, also of pages that are too heavy.
  expect(run.output).toMatch(/^templates\/styles\/\S+\.css:1:1 {2}error {2}build\/budget$/mu);
  expect(run.output).not.toMatch(/^content\/\S+ {2}error {2}build\/budget$/mu);
  expect(run.errors).toMatch(/^faq .*!\S+ of 15\.5 KB/mu);
  expect(existsSync(path.join(folder, 'dist'))).toBe(false);
});

it('a site for a host without headers has its policy at the start of every page, with a warning about lost headers', () => {
  // The small site repeats section titles, which HTML does not allow.
  const folder = createProject();
  edit(folder, 'content/shared/site.yaml', /$/u, '\nhosting: { metaPolicy: true }\n');
  const run = runSite(folder, ['generate']);
  expect(run).toMatchObject({ code: 0, output: expect.stringContaining('build/meta-policy') });
  const dist = path.join(folder, 'dist');
  for (const file of listPages(dist)) {
    const html = readFileSync(path.join(dist, file), 'utf8');
    const [before = '', after = ''] = html.split('<meta http-equiv="Content-Security-Policy" content="');
    expect(before.slice(-30), file).toMatch(/<head>\n<meta charset="utf-8">\n$/u);
    const [policy = ''] = after.split('"', 1);
    expect(policy, file).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/u);
    expect(policy, file).not.toContain('frame-ancestors');
  }
  expect(existsSync(path.join(dist, '.nojekyll'))).toBe(true);
  expect(runSite(folder, ['check', '--output']).code).toBe(0);
});

it('site hosts prints the configuration of a host, with the settings of the site', () => {
  const folder = createSmallProject();
  expect(runSite(folder, ['hosts', 'nginx']).output).toContain('server_name bonds.test;');
  edit(
    folder,
    'content/shared/site.yaml',
    /$/u,
    '\nhosting: { hstsPreload: true }\nsecurity: { contact: [mailto:security@bonds.test], expires: 2027-11-01 }\n',
  );
  runSite(folder, ['generate', '--base-url', 'https://bail.test']);
  const read = (file: string) => readFileSync(path.join(folder, 'dist', file), 'utf8');
  expect(runSite(folder, ['hosts', 'cloudflare']).output).toBe(`# _headers\n${read('_headers')}`);
  expect(runSite(folder, ['hosts', 'netlify']).output).toContain(
    '\n# _redirects\n/en/blog/* /en/blog/404.html 404\n',
  );
  expect(runSite(folder, ['hosts', 'nginx', '--base-url', 'https://bail.test']).output).toContain(
    'server_name bail.test;',
  );
  expect(read('_headers')).toContain('max-age=63072000; includeSubDomains; preload\n');
  expect(read('.well-known/security.txt')).toBe(
    'Contact: mailto:security@bonds.test\nExpires: 2027-11-01T00:00:00Z\nPreferred-Languages: ar, en\nCanonical: https://bail.test/.well-known/security.txt\n',
  );
  edit(folder, 'content/en/pages/home.yaml', /$/u, '\na: [\n');
  const broken = runSite(folder, ['hosts', 'nginx']);
  expect(broken).toMatchObject({ code: 1, output: '' });
  expect(broken.errors).toContain('content/en/pages/home.yaml:');
});
