import { expect, it } from 'vitest';
import { verifyAnalytics, verifyOutput } from '../../../../generator/pipeline/verify/verify-output.ts';
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
  const links = [
    '#here',
    '/b',
    '/b#here',
    '/style.css',
    '/my%20photo.png',
    '#i-phone',
    '/api#x',
    '#gone',
    '/c',
    '/b#gone',
  ];
  const pages = [makePage('/a', links, ['here', 'fees']), makePage('/b', [])];
  const output: unknown = {
    pages,
    files: [{ path: 'style.css' }, { path: 'my photo.png' }],
    formAction: '/api',
  };
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
