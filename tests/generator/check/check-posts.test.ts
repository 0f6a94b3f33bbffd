import { describe, expect, it } from 'vitest';
import { checkFeaturedPost } from '../../../schema/checks/check-featured-post.ts';
import { checkPostDates } from '../../../schema/checks/check-post-dates.ts';
import { recordFacts, written } from './content-files.ts';

const post = (id: string, featured: unknown, published = '2026-11-01') =>
  recordFacts('blog', id, { featured, published });

describe('checkFeaturedPost', () => {
  it('accepts one featured post, and a blog without posts', () => {
    expect(checkFeaturedPost(written([post('a', false), post('b', true)]))).toEqual([]);
    expect(checkFeaturedPost(written([]))).toEqual([]);
  });

  it('proposes the newest when none is featured', () => {
    const posts = [post('a', false), post('b', false, '2026-11-09'), post('c', false)];
    expect(checkFeaturedPost(written(posts))).toMatchObject([
      { place: { file: 'content/shared/blog/b.yaml' }, fix: 'featured: true' },
    ]);
  });

  it('points at each featured post after the first', () => {
    const posts = [post('a', true), post('b', true), post('c', true)];
    expect(checkFeaturedPost(written(posts)).map(({ place }) => place.file)).toEqual([
      'content/shared/blog/b.yaml',
      'content/shared/blog/c.yaml',
    ]);
  });

  it('leaves a value that is neither true nor false to its schema', () => {
    expect(checkFeaturedPost(written([post('a', 'yes')]))).toEqual([]);
  });
});

describe('checkPostDates', () => {
  const check = (published: unknown, updated: unknown) =>
    checkPostDates(written([recordFacts('blog', 'a', { published, updated })])).map(({ fix }) => fix);

  it('accepts a change on the day of publication or later', () => {
    expect(check('2026-11-12', '2026-11-12')).toEqual([]);
    expect(check('2026-11-12', '2027-01-01')).toEqual([]);
  });

  it('points at a change before it', () => {
    expect(check('2026-11-12', '2026-09-30')).toEqual(['updated: 2026-11-12']);
  });

  it('leaves what is no day to its schema', () => {
    expect(check('12.11.2026', '2026-11-01')).toEqual([]);
    expect(check(undefined, '2026-11-01')).toEqual([]);
  });
});
