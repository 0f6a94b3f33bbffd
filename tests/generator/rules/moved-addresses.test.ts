import { describe, expect, it } from 'vitest';
import type { Route } from '../../../generator/content/routes/route.ts';
import { checkLinks } from '../../../generator/rules/broken-links.ts';
import { findMovedAddresses } from '../../../generator/rules/lost-addresses.ts';
import { excerptOf } from '../../../generator/rules/rule-context.ts';
import { facts, textsOf } from './content-files.ts';

const route = (path: string): Route => ({
  target: { type: 'page', name: 'faq' },
  part: { number: 1, of: 1 },
  path,
  parent: '/',
  anchors: [],
  indexed: true,
  draft: false,
  status: 200,
  files: {},
});
const list = (...pages: readonly string[]) => facts('addresses', { pages });
const moved = (files: Parameters<typeof findMovedAddresses>[0]['files'], ...now: readonly string[]) =>
  Object.fromEntries(findMovedAddresses({ files, routes: now.map(route) }));

describe('the address that a page has now', () => {
  it('is the one new address beside that which is gone', () => {
    expect(moved([list('/', '/services/a', '/blog/b')], '/', '/services/quite-another', '/blog/b')).toEqual({
      '/services/a': '/services/quite-another',
    });
  });

  it('is not guessed where several pages came or went, or in another folder', () => {
    expect(moved([list('/services/a')], '/services/x', '/services/y')).toEqual({});
    expect(moved([list('/services/a', '/services/b')], '/services/x')).toEqual({});
    expect(moved([list('/services/a')], '/blog/x')).toEqual({});
    expect(moved([], '/services/x')).toEqual({});
  });

  it('is that of its redirect', () => {
    const site = facts('site', { redirects: { '/old': '/faq', '/older': 'gone', '/oldest': '/nowhere' } });
    expect(moved([site], '/faq')).toEqual({ '/old': '/faq' });
  });

  it('is named at every link to the old one', () => {
    const files = [list('/', '/services/a')];
    const routes = ['/', '/services/quite-another'].map(route);
    const texts = textsOf('en', { rich: 'See [this](/services/a#top).' });
    const problems = checkLinks({
      ...excerptOf({ texts, valuesOf: () => new Map() }),
      routes,
      languages: ['en'],
      moved: findMovedAddresses({ files, routes }),
    });
    expect(problems.map(({ rule, fix }) => [rule, fix])).toEqual([
      ['link/broken', 'Write /services/quite-another#top'],
    ]);
  });
});
