import { expect, it } from 'vitest';
import {
  estimatePremium,
  formatDollars,
} from '../../../../templates/islands/BailEstimator/estimate-premium.ts';

it.each([
  [5000, 10, '$500'],
  [10_000_000, 10, '$1,000,000'],
  [25_004, 10, '$2,500'],
  [25_005, 10, '$2,501'],
  [1, 10, '$0.10'],
  [1000, 7.5, '$75'],
])(
  'of %d dollars at %d percent the premium is %s, in whole dollars, half a dollar up',
  (bail, rate, text) => {
    expect(formatDollars(estimatePremium(bail, rate))).toBe(text);
  },
);
