import { expect, it } from 'vitest';
import { isPerfect, type Measurement } from './measurement.ts';

it('a perfect result has a score of 100 in three categories, and any performance score', () => {
  const scores = { accessibility: 100, 'best-practices': 100, seo: 100, performance: 10 };
  const page = { name: 'faq', language: 'es', address: '/es/faq', indexed: true, status: 200 } as const;
  const isPerfectWith = (candidate: Measurement['scores']) =>
    isPerfect({ page, scores: candidate, failed: [] });
  expect(isPerfectWith(scores)).toBe(true);
  expect(isPerfectWith({ ...scores, seo: 99 })).toBe(false);
  expect(isPerfectWith({})).toBe(false);
});
