import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cutFirstPaint } from '../../../../generator/pipeline/render/document.ts';
import { listRequests } from '../../../../generator/pipeline/verify/measure-site.ts';
import { verifyAnalytics, verifyOutput } from '../../../../generator/pipeline/verify/verify-output.ts';
import { testTables } from '../../../table.ts';
import { facts } from '../../rules/content-files.ts';

const makePage = (address: string, links: string[], anchors: string[] = []) => {
  const route = { path: address, target: { type: 'page', name: 'faq' }, anchors, files: { en: ['a'] } };
  return {
    page: { address, language: { tag: 'en' }, route },
    file: { path: address, sha256: '' },
    ids: ['here'],
    links,
  };
};

it('reports each broken link, and a declared section that the page does not have', () => {
  const valid = '#here /b /b#here /style.css /my%20photo.png #i-phone /api#x'.split(' ');
  const links = [...valid, '#gone', '/c', '/b#gone'];
  const pages = [makePage('/a', links, ['here', 'fees']), makePage('/b', [])];
  const files = [{ path: 'style.css' }, { path: 'my photo.png' }];
  const output: unknown = { pages, files, formAction: '/api' };
  const reported = verifyOutput(output as Parameters<typeof verifyOutput>[0]);
  expect(reported.map(({ message }) => message)).toEqual([
    'The page /a declares the section "fees" and has no element with that id.',
    'The page /a links to #gone, a section that it does not have.',
    'The page /a links to /c, which does not exist.',
    'The page /a links to /b#gone, a section that the page does not have.',
  ]);
});

it('reports a missing analytics script', () => {
  const content = [facts('site', { analytics: { script: '/count.js' } })];
  const keysOf = (path: string) => verifyAnalytics(content, [{ path, contents: '' }]).map(({ key }) => key);
  expect([keysOf('count.js'), keysOf('assets/count.js')]).toEqual([[], ['analytics.script']]);
});

testTables(join(import.meta.dirname, 'requests.yaml'), {
  requests: (html: string) => {
    const { internal, external } = listRequests(html);
    return [internal, external];
  },
});

it('the first paint needs the page up to the heading of its first section', () => {
  const first = '<nav><h2>n</h2></nav><h1>a</h1><p>b</p>';
  expect(cutFirstPaint(`${first}<h2>c</h2>`)).toBe(first);
});
