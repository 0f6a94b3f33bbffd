import { describe, expect, it } from 'vitest';
import {
  estimatePremium,
  formatDollars,
} from '../../../../templates/islands/BailEstimator/estimate-premium.ts';

describe('estimatePremium', () => {
  it.each([
    [5000, 500],
    [10_000, 1000],
    [25_000, 2500],
    [75_000, 7500],
    [10_000_000, 1_000_000],
  ])('of %d dollars at 10 percent is %d', (bail, premium) => {
    expect(estimatePremium(bail, 10)).toBe(premium);
  });

  it('rounds to whole dollars, half a dollar up', () => {
    expect([estimatePremium(25_004, 10), estimatePremium(25_005, 10), estimatePremium(1, 10)]).toEqual([
      2500, 2501, 0,
    ]);
  });

  it('takes rates with decimals', () => {
    expect(estimatePremium(1000, 7.5)).toBe(75);
  });
});

describe('formatDollars', () => {
  it.each([
    [0, '$0'],
    [500, '$500'],
    [4000, '$4,000'],
    [999_999, '$999,999'],
    [1_000_000, '$1,000,000'],
  ])('prints %d as %s', (dollars, text) => {
    expect(formatDollars(dollars)).toBe(text);
  });
});
