/** Searches in the place names of the site. */
import { describe, expect, it } from 'vitest';
import { createTownFinder, type TownIndex } from '../../../../templates/islands/TownFilter/find-towns.ts';
import { siteModel } from '../../../site-model.ts';

const index = siteModel.scriptData.TOWN_INDEX as TownIndex;
const { find, fold } = createTownFinder(index);
const namesOf = (typed: string) => find(typed)?.map(({ name }) => name);

describe('the field of cities', () => {
  it.each([
    ['pasadena', ['Pasadena', 'South Pasadena']],
    ['  PASADÉNA ', ['Pasadena', 'South Pasadena']],
    ['باسادينا', ['Pasadena', 'South Pasadena']],
    ['باسَادِينـا', ['Pasadena', 'South Pasadena']],
    ['la canada', ['La Cañada Flintridge']],
    ['Los Áng', ['East Los Angeles', 'Los Angeles', 'Altadena']],
    ['الهام', ['Alhambra']],
    ['monte', ['El Monte', 'Montebello', 'Monterey Park', 'South El Monte']],
    ['lapd', ['Los Angeles']],
    ['temple', ['Rosemead', 'Temple City']],
  ])('finds %j by the beginning of a word in any language', (typed, names) => {
    expect(namesOf(typed)?.sort()).toEqual([...names].sort());
  });

  it.each([
    ['pasedena', 'Pasadena'],
    ['باسدينا', 'Pasadena'],
    ['جلينديل', 'Glendale'],
    ['قاردينا', 'Gardena'],
    ['rancho cucamunga', 'Rancho Cucamonga'],
    ['analeim', undefined],
  ])('finds what sounds like %j when no name matches its spelling', (typed, name) => {
    const found = namesOf(typed);
    if (name === undefined) expect(found).toEqual([]);
    else expect(found).toContain(name);
  });

  it.each(['', '   ', '–', '\u200f'])('ignores %j', (typed) => {
    expect(find(typed)).toBeUndefined();
  });

  it('finds no place by a part of a word, or by letters of two names', () => {
    expect(namesOf('sadena')).toEqual([]);
    expect(namesOf('zz')).toEqual([]);
  });

  it('finds every place by its English name', () => {
    expect(new Set(index.towns.map(({ name }) => fold(name))).size).toBe(index.towns.length);
  });
});
