/** The search in the names of the places of the site and of their police agencies. */
import { describe, expect, it } from 'vitest';
import { createTownFinder, type TownIndex } from '../../../../templates/islands/TownFilter/find-towns.ts';
import { siteModel } from '../../../site-model.ts';

const index = siteModel.scriptData.TOWN_INDEX as TownIndex;
const { find, fold } = createTownFinder(index);
const namesOf = (typed: string) => find(typed)?.map(({ name }) => name);

describe('the city field', () => {
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
  ])(
    'finds the places whose name or police agency has a word that begins with %j, in any language',
    (typed, names) => {
      expect(namesOf(typed)?.sort()).toEqual([...names].sort());
    },
  );

  it.each([
    ['pasedena', 'Pasadena'],
    ['باسدينا', 'Pasadena'],
    ['جلينديل', 'Glendale'],
    ['قاردينا', 'Gardena'],
    ['rancho cucamunga', 'Rancho Cucamonga'],
    ['analeim', undefined],
  ])('finds only names that sound like %j when none is spelled like it', (typed, name) => {
    const found = namesOf(typed);
    if (name === undefined) expect(found).toEqual([]);
    else expect(found).toContain(name);
  });

  it.each(['', '   ', '–', '\u200f'])('ignores %j', (typed) => {
    expect(find(typed)).toBeUndefined();
  });

  it('finds no place by the middle of a word, or by the end of one name and the beginning of the next', () => {
    expect(namesOf('sadena')).toEqual([]);
    expect(namesOf('zz')).toEqual([]);
  });

  it('normalises the English names of all places to different texts', () => {
    expect(new Set(index.towns.map(({ name }) => fold(name))).size).toBe(index.towns.length);
  });
});
