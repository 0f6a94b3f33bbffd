/** The list of cities is complete and in the alphabetical order of each language. */
import { geoContains } from 'd3-geo';
import { describe, expect, it } from 'vitest';
import { countyShape } from '../../../schema/county-shapes.ts';
import { tags } from '../../browser/languages.ts';
import { contextAt, siteContent } from '../../site-model.ts';

const languages = tags.map((tag) => ({ tag, context: contextAt('/', tag) }));
const { facts, recordFacts } = siteContent;

describe.each(languages)('the cities in $tag', ({ tag, context }) => {
  it('each have a police agency with a number, or a county with a number', () => {
    for (const { id, county, police } of context.towns) {
      const countyPhone = context.counties.find((candidate) => candidate.id === county)?.lookup.phone;
      expect(police.some(({ phone }) => phone !== undefined) || countyPhone !== undefined, id).toBe(true);
    }
  });

  it('are in alphabetical order', () => {
    const names = context.towns.map(({ name }) => name);
    const { compare } = new Intl.Collator(tag);
    for (const [index, name] of names.slice(1).entries())
      expect(compare(names[index] ?? '', name), `${names[index]}, ${name}`).toBeLessThanOrEqual(0);
  });
});

describe('a city', () => {
  it('has the same name in all texts of a language', () => {
    for (const { tag, context } of languages) {
      const texts = siteContent.texts.get(tag);
      const namesById = [
        ...Object.entries(texts?.files.maps.towns ?? {}),
        ...[...(texts?.records.cities.values() ?? [])].flatMap(({ served }) => Object.entries(served)),
      ];
      for (const [id, name] of namesById) {
        const town = context.towns.find((candidate) => candidate.id === id);
        if (town !== undefined) expect(town.name, `${tag}: ${id}`).toBe(name);
      }
    }
  });

  it('has coordinates inside the county that the list names', () => {
    for (const { name, latitude, longitude } of facts.maps.towns) {
      const town = facts.towns.towns.find((candidate) => candidate.name === name);
      const county = recordFacts.counties.get(town?.county ?? '');
      const shape = county && countyShape(county.fips);
      if (shape !== undefined) expect(geoContains(shape, [longitude, latitude]), name).toBe(true);
    }
  });

  it('is in the list when a city page serves it or a county jail is in it', () => {
    const ids = facts.towns.towns.map(({ id }) => id);
    for (const { served } of recordFacts.cities.values()) expect(ids).toEqual(expect.arrayContaining(served));
    const names = facts.towns.towns.map(({ name }) => name);
    for (const { jails } of recordFacts.counties.values())
      for (const { city } of jails) expect(names).toContain(city);
  });
});
