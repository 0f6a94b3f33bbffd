import { describe, expect, it } from 'vitest';
import { placeItem, placeNames } from '../../../templates/pages/parts/place-item.ts';
import { contextAt } from '../../site-model.ts';

describe('the official name of a place', () => {
  it.each([
    ['Blythe Jail', 'Blythe Jail'],
    ['Alhambra city jail', 'Alhambra City Jail'],
    ['Pasadena Police Department and city jail', 'Pasadena Police Department'],
  ])('is omitted when %j already contains %j', (name, official) => {
    expect(placeNames(name, official)).toEqual({ name, officialName: name });
  });

  it.each([
    ['Twin Towers', 'Twin Towers Correctional Facility'],
    ['North County Correctional Facility', 'North County Correctional Facility (Pitchess)'],
  ])('is the only name when it already contains %j: %j', (name, official) => {
    expect(placeNames(name, official)).toEqual({ name: official, officialName: official });
  });

  it.each([
    ['Century Regional, Lynwood', 'Century Regional Detention Facility'],
    ['Pitchess, North Facility', 'Pitchess Detention Center, North Facility'],
    ['Cárcel de Blythe', 'Blythe Jail'],
    ['Cárcel Twin Towers', 'Twin Towers Correctional Facility'],
    ['سجن مدينة ألهامبرا', 'Alhambra City Jail'],
  ])('is printed when %j and %j do not contain each other', (name, official) => {
    expect(placeNames(name, official)).toEqual({ name, officialName: official });
  });

  it('is printed after the name in the language of the page, and is the only name of a place without texts', () => {
    const jail = {
      id: 'a',
      name: 'A Center',
      street: '1 Main St',
      city: 'A',
      source: '',
      certainty: 'official',
    } as const;
    const names = [{ name: 'The A Center' }, { name: 'Their jail' }, undefined].map((copy) =>
      placeItem(jail, copy, contextAt('/faq').print),
    );
    expect(names.map(({ name, officialName }) => [name, officialName])).toEqual([
      ['The A Center', 'The A Center'],
      ['Their jail', 'A Center'],
      ['A Center', 'A Center'],
    ]);
  });
});
