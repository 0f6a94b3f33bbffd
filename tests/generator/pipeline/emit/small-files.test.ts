import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { buildRobots } from '../../../../generator/pipeline/emit/sitemap-and-robots.ts';
import { buildManifests } from '../../../../generator/pipeline/pictures/build-manifests.ts';
import { parseColors } from '../../../../templates/share/drawing.ts';
import { projectRoot } from '../../../site/temporary-project.ts';
import { siteModel } from '../../../site-model.ts';

const css = readFileSync(path.join(projectRoot, 'templates/styles/tokens.css'), 'utf8');

it('robots.txt allows every page and names the sitemap', () => {
  expect(buildRobots({ ...siteModel, baseUrl: 'https://bonds.test' })).toEqual({
    path: 'robots.txt',
    contents: 'User-agent: *\nAllow: /\n\nSitemap: https://bonds.test/sitemap.xml\n',
  });
});

it('the manifest of each language starts at the home page of the language', () => {
  const manifests = buildManifests(siteModel, parseColors(css)).map(({ path: file, contents }) => {
    const { id, lang, dir, start_url, scope } = JSON.parse(String(contents));
    return [file, { id, lang, dir, start_url, scope }];
  });
  expect(manifests).toEqual([
    ['manifest.webmanifest', { id: '/', lang: 'ar', dir: 'rtl', start_url: '/', scope: '/' }],
    ['en/manifest.webmanifest', { id: '/en/', lang: 'en', dir: 'ltr', start_url: '/en/', scope: '/' }],
    ['es/manifest.webmanifest', { id: '/es/', lang: 'es', dir: 'ltr', start_url: '/es/', scope: '/' }],
  ]);
});

it.each([
  ['--c-thread:', '--c-other:'],
  ['--c-page: #f6f0e4', '--c-page: red'],
])('the colors of pictures are rejected when %s becomes %s', (from, to) => {
  const name = from.split(':')[0];
  expect(() => parseColors(css.replaceAll(from, to))).toThrow(`tokens.css gives ${name} no color.`);
});
