import { describe, expect, it } from 'vitest';
import { composeTitle, estimateWidth } from '../../../generator/text/compose-title.ts';

describe('composeTitle', () => {
  it('adds the name of the agency where both fit', () => {
    expect(composeTitle('Bail bonds in Pasadena', 'Oak')).toBe('Bail bonds in Pasadena | Oak');
  });

  it('leaves it out when there would be more than 60 characters', () => {
    const title = 'Bail bonds in Pasadena and how to find someone who is';
    expect(composeTitle(title, 'Oak')).toBe(`${title} | Oak`);
    expect(composeTitle(`${title} in`, 'Oak')).toBe(`${title} in`);
  });

  it('leaves it out when wide letters would not fit', () => {
    const title = 'WARRANTS AND MISSED COURT DATES IN MAY';
    expect(composeTitle(title, 'Oak')).toBe(`${title} | Oak`);
    expect(composeTitle(title, 'Mammoth Watch')).toBe(title);
  });
});

it('estimateWidth takes accents and marks for no wider than the letter below', () => {
  expect(estimateWidth('é')).toBe(estimateWidth('e'));
  expect(estimateWidth('بُ')).toBe(estimateWidth('ب'));
  expect(estimateWidth('\u2066a\u2069')).toBe(estimateWidth('a'));
});
