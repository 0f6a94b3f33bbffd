import { describe, expect, it } from 'vitest';
import { composeTitle, estimateWidth } from '../../../generator/text/compose-title.ts';

describe('composeTitle', () => {
  it('adds the name of the agency when title and name fit', () => {
    expect(composeTitle('Bail bonds in Pasadena', 'Oak')).toBe('Bail bonds in Pasadena | Oak');
  });

  it('omits the name when the title would have more than 60 characters', () => {
    const title = 'Bail bonds in Pasadena and how to find someone who is';
    expect(composeTitle(title, 'Oak')).toBe(`${title} | Oak`);
    expect(composeTitle(`${title} in`, 'Oak')).toBe(`${title} in`);
  });

  it('omits the name when wide letters would not fit', () => {
    const title = 'WARRANTS AND MISSED COURT DATES IN MAY';
    expect(composeTitle(title, 'Oak')).toBe(`${title} | Oak`);
    expect(composeTitle(title, 'Mammoth Watch')).toBe(title);
  });
});

it('estimateWidth ignores accents and combining marks', () => {
  expect(estimateWidth('é')).toBe(estimateWidth('e'));
  expect(estimateWidth('بُ')).toBe(estimateWidth('ب'));
  expect(estimateWidth('\u2066a\u2069')).toBe(estimateWidth('a'));
});
