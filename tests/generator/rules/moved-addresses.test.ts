import { describe, expect, it } from 'vitest';
import { extractTextFacts } from '../../../generator/content/content-index.ts';
import { findMovedAddresses } from '../../../generator/content/routes/moved-addresses.ts';
import { brokenLinks } from '../../../generator/rules/broken-links.ts';
import { facts, route, textsOf } from './content-files.ts';

const list = (...pages: readonly string[]) => facts('addresses', { pages });
const findMoved = (
  files: Parameters<typeof findMovedAddresses>[0]['files'],
  ...currentPaths: readonly string[]
) => Object.fromEntries(findMovedAddresses({ files, routes: currentPaths.map((path) => route(path)) }));

describe('the new address of a moved page', () => {
  it('is the only new address in the folder of the removed one', () => {
    expect(
      findMoved([list('/', '/services/a', '/blog/b')], '/', '/services/quite-another', '/blog/b'),
    ).toEqual({
      '/services/a': '/services/quite-another',
    });
  });

  it('is not guessed when several pages changed, or in another folder', () => {
    expect(findMoved([list('/services/a')], '/services/x', '/services/y')).toEqual({});
    expect(findMoved([list('/services/a', '/services/b')], '/services/x')).toEqual({});
    expect(findMoved([list('/services/a')], '/blog/x')).toEqual({});
    expect(findMoved([], '/services/x')).toEqual({});
  });

  it('is the target of its redirect', () => {
    const site = facts('site', { redirects: { '/old': '/faq', '/older': 'gone', '/oldest': '/nowhere' } });
    expect(findMoved([site], '/faq')).toEqual({ '/old': '/faq' });
  });

  it('is suggested at every link to the old one', () => {
    const files = [list('/', '/services/a')];
    const routes = ['/', '/services/quite-another'].map((path) => route(path));
    const texts = textsOf('en', { rich: 'See [this](/services/a#top).' });
    const problems = brokenLinks.run({
      ...extractTextFacts({ texts, valuesOf: () => new Map() }),
      routes,
      languages: ['en'],
      files,
      unpublished: [],
    });
    expect(problems.map(({ rule, fix }) => [rule, fix])).toEqual([
      ['link/broken', 'Write /services/quite-another#top'],
    ]);
  });
});
