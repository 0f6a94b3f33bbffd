/** The places of the content agree with the maps, the counties and the city pages. */
import { geoContains } from 'd3-geo';
import { expect, it } from 'vitest';
import { countyShape } from '../../../schema/county-shapes.ts';
import { tags } from '../../browser/languages.ts';
import { contextAt, siteContent } from '../../site-model.ts';

const { facts, recordFacts } = siteContent;

it.each(tags)('each place has a police agency or a county with a number, and one name in %s', (tag) => {
  const context = contextAt('/', tag);
  for (const { id, county, police } of context.towns) {
    const countyPhone = context.counties.find((candidate) => candidate.id === county)?.lookup.phone;
    expect(police.some(({ phone }) => phone !== undefined) || countyPhone !== undefined, id).toBe(true);
  }
  const texts = siteContent.texts.get(tag);
  const served = [...(texts?.records.cities.values() ?? [])].map((city) => city.served);
  const namesById = served.flatMap((names) => Object.entries(names));
  for (const [id, name] of namesById) {
    const town = context.towns.find((candidate) => candidate.id === id);
    if (town !== undefined) expect(town.name, id).toBe(name);
  }
});

it('a city of the maps has coordinates inside the county that the list names', () => {
  for (const { id, latitude, longitude } of facts.maps.towns) {
    const town = facts.towns.towns.find((candidate) => candidate.id === id);
    const county = recordFacts.counties.get(town?.county ?? '');
    const shape = county && countyShape(county.fips);
    if (shape !== undefined) expect(geoContains(shape, [longitude, latitude]), id).toBe(true);
  }
});
