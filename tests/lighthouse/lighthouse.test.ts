import { describe, expect, it } from 'vitest';
import { formatSpeed, isPerfect, type Measurement, median } from './measurement.ts';

const measurement: Measurement = {
  page: { name: 'faq', language: 'es', address: '/es/faq', indexed: true, status: 200 },
  scores: { accessibility: 100, 'best-practices': 100, seo: 100, performance: 10 },
  failed: [],
  speed: { FCP: 1000, LCP: 1201, TBT: 20.4, CLS: 0.0004 },
};

it('asks for 100 in three categories, and never for speed', () => {
  expect(isPerfect(measurement)).toBe(true);
  expect(isPerfect({ ...measurement, scores: { ...measurement.scores, seo: 99 } })).toBe(false);
  expect(isPerfect({ ...measurement, scores: {} })).toBe(false);
});

describe('the speed', () => {
  it('is marked where it misses its goal, and not where it is just as good', () => {
    expect(formatSpeed(measurement, 'FCP')).toBe('1.00 s');
    expect(formatSpeed(measurement, 'LCP')).toBe('! 1.20 s');
    expect(formatSpeed({ ...measurement, speed: undefined }, 'LCP')).toBe('-');
  });

  it('is that in the middle, whatever the order', () => {
    expect(median([30, 1, 2])).toBe(2);
    expect(median([1, 2, 3, 4])).toBe(2);
  });
});
