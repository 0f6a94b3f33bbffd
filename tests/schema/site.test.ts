import { describe, expect, it } from 'vitest';
import { Site } from '../../schema/index.ts';

describe('the script that waits for consent', () => {
  const { analytics } = Site.shape;

  it.each(['/count.js', '/scripts/visits-2.js'])('may be %s', (script) => {
    expect(analytics.safeParse({ script }).success).toBe(true);
  });

  it('may be left out', () => {
    expect(analytics.safeParse(undefined).success).toBe(true);
  });

  it.each([
    'https://stats.example.com/count.js',
    '//stats.example.com/count.js',
    '/\\stats.example.com/count.js',
    'javascript:alert(1)//.js',
    'count.js',
    '/count.js?site=1',
    '/count.js#visits',
    '/count visits.js',
    '/count.html',
    '',
  ])('may not be %j, which is no script of the site itself', (script) => {
    expect(analytics.safeParse({ script }).success).toBe(false);
  });
});
