import { describe, expect, it } from 'vitest';
import { formatHead, formatMeasurement } from './format-measurement.ts';
import { isPerfect, type Measurement, median } from './measurement.ts';

const measurement: Measurement = {
  page: { name: 'faq', language: 'es', address: '/es/faq', indexed: true, status: 200 },
  scores: { accessibility: 100, 'best-practices': 100, seo: 100 },
  failed: [],
  performance: 97,
  times: { firstPaint: 1234, largestPaint: 1500, blocked: 20.4, shift: 0.0004 },
};

describe('the median', () => {
  it('is the middle, whatever the order', () => {
    expect(median([30, 1, 2])).toBe(2);
    expect(median([1, 2, 3, 4])).toBe(2);
  });
});

describe('the gate', () => {
  it('asks for 100 in three categories, and never for speed', () => {
    expect(isPerfect(measurement)).toBe(true);
    expect(isPerfect({ ...measurement, performance: 10 })).toBe(true);
    expect(isPerfect({ ...measurement, scores: { ...measurement.scores, seo: 99 } })).toBe(false);
    expect(isPerfect({ ...measurement, scores: {} })).toBe(false);
  });
});

describe('the printed table', () => {
  it('sets the goals over the values of a page', () => {
    const [heads, goal, values] = [...formatHead().split('\n'), formatMeasurement(measurement)];
    expect(heads?.trim().split(/\s+/u).slice(-4)).toEqual(['FCP', 'LCP', 'TBT', 'CLS']);
    expect(goal).toMatch(/^goal .* 98 +1\.00 s +1\.20 s +50 ms +0\.010$/u);
    expect(values).toMatch(/^\/es\/faq +100 +100 +100 +97 +1\.23 s +1\.50 s +20 ms +0\.000$/u);
    expect(values).toHaveLength(heads?.length ?? 0);
  });

  it('names the audits that failed', () => {
    const failed = ['color-contrast', 'canonical'];
    expect(formatMeasurement({ ...measurement, failed })).toMatch(
      /\n {2}failed: color-contrast, canonical$/u,
    );
  });
});
