/** A release with optional settings of the host. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, expect, it } from 'vitest';
import { cacheFile } from '../../generator/cache/cache.ts';
import { useSmallProject } from '../fixtures/small-project.ts';
import { listPages } from './built-pages.ts';
import { edit, hashFolder, listFiles, type Run, runInProcess } from './temporary-project.ts';

const baseUrl = ['--base-url', 'https://bail.test'];
const settings = `
hosting: { metaPolicy: true, includeSubDomains: true }
security: { contact: [mailto:security@bonds.test], expires: 2027-11-01 }
`;
const project = useSmallProject();
const dist = path.join(project, 'dist');
const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');
let release: Run;

beforeAll(async () => {
  edit(project, 'content/shared/site.yaml', /$/u, settings);
  release = await runInProcess(project, ['generate', '--release', ...baseUrl]);
});

function countCompressed(): number {
  const database = new DatabaseSync(path.join(project, cacheFile));
  const row = database.prepare("SELECT count(*) AS number FROM entries WHERE namespace = 'compressed'").get();
  database.close();
  return Number(row?.number);
}

it('reports its sizes, and reads its compressed files from the cache the next time', async () => {
  expect(release).toMatchObject({ code: 0, output: expect.not.stringContaining('error') });
  expect(release.errors).toMatch(/^template +pages +HTML +first paint/mu);
  const compressed = listFiles(dist).filter((file) => /\.(?:br|gz)$/u.test(file));
  expect(compressed).toEqual(
    expect.arrayContaining(['index.html.br', 'index.html.gz', 'en/services/fast-release.html.br']),
  );
  const [before, cachedCount] = [hashFolder(dist), countCompressed()];
  expect((await runInProcess(project, ['generate', '--release', ...baseUrl])).code).toBe(0);
  expect(hashFolder(dist)).toBe(before);
  expect(cachedCount).toBeGreaterThan(0);
  expect(countCompressed()).toBe(cachedCount);
});

it('for a host without headers has its policy at the start of every page, with a warning about lost headers', async () => {
  expect(release.output).toContain('build/meta-policy');
  for (const file of listPages(dist)) {
    const [before = '', after = ''] = read(file).split(
      '<meta http-equiv="Content-Security-Policy" content="',
    );
    expect(before.slice(-30), file).toMatch(/<head>\n<meta charset="utf-8">\n$/u);
    const [policy = ''] = after.split('"', 1);
    expect(policy, file).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/u);
    expect(policy, file).not.toContain('frame-ancestors');
  }
  expect(existsSync(path.join(dist, '.nojekyll'))).toBe(true);
  expect((await runInProcess(project, ['check', '--output'])).code).toBe(0);
});

it('site hosts prints the configuration of a host, with the settings of the site', async () => {
  const hosts = (...args: string[]) => runInProcess(project, ['hosts', ...args]);
  expect((await hosts('nginx')).output).toContain('server_name bonds.test;');
  expect((await hosts('nginx', ...baseUrl)).output).toContain('server_name bail.test;');
  expect((await hosts('cloudflare', ...baseUrl)).output).toBe(`# _headers\n${read('_headers')}`);
  expect((await hosts('netlify')).output).toContain('\n# _redirects\n/en/blog/* /en/blog/404.html 404\n');
  expect(read('_headers')).toContain('max-age=63072000; includeSubDomains\n');
  expect(read('.well-known/security.txt')).toBe(
    'Contact: mailto:security@bonds.test\nExpires: 2027-11-01T00:00:00-07:00\nPreferred-Languages: ar, en\nCanonical: https://bail.test/.well-known/security.txt\n',
  );
  edit(project, 'content/en/pages/home.yaml', /$/u, '\na: [\n');
  const broken = await hosts('nginx');
  expect(broken).toMatchObject({ code: 1, output: '' });
  expect(broken.errors).toContain('content/en/pages/home.yaml:');
});
