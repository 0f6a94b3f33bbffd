import { expect, it } from 'vitest';
import {
  estimatePremium,
  formatDollars,
} from '../../../../templates/islands/BailEstimator/estimate-premium.ts';

it.each([
  [5000, 10, '$500'],
  [10_000_000, 10, '$1,000,000'],
  [12_345, 10, '$1,235'],
  [25_004, 10, '$2,500'],
  [1, 10, '$0.10'],
  [1000, 7.5, '$75'],
])('rounds the premium of %d dollars at %d percent half up to %s', (bail, rate, text) => {
  expect(formatDollars(estimatePremium(bail, rate))).toBe(text);
});
