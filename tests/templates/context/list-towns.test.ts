/** The places of the content agree with the maps, the counties and the city pages. */
import { geoContains } from 'd3-geo';
import { expect, it } from 'vitest';
import { countyShape } from '../../../schema/county-shapes.ts';
import { listCustodians } from '../../../templates/values/list-custodians.ts';
import { tags } from '../../browser/languages.ts';
import { contextAt, siteContent } from '../../site-model.ts';

const { facts, recordFacts } = siteContent;

it.each(tags)('the places are in the alphabetical order of %s, each with one name', (tag) => {
  const { towns } = contextAt('/', tag);
  const { compare } = new Intl.Collator(tag);
  const names = towns.map(({ name }) => name);
  for (const [index, name] of names.slice(1).entries())
    expect(compare(names[index] ?? '', name), `${names[index]}, ${name}`).toBeLessThanOrEqual(0);
  const cities = [...(siteContent.texts.get(tag)?.records.cities.values() ?? [])];
  for (const [id, name] of cities.flatMap(({ served }) => Object.entries(served))) {
    const town = towns.find((candidate) => candidate.id === id);
    if (town !== undefined) expect(town.name, id).toBe(name);
  }
});

it.each(tags)('every place has a number to call about an arrest there, in %s', (tag) => {
  const context = contextAt('/', tag);
  const silent = context.towns.filter((town) => {
    const { custodians, county } = listCustodians(town, context);
    return custodians.every(({ phone }) => phone === undefined) && county?.lookup.phone === undefined;
  });
  expect(silent.map(({ id }) => id)).toEqual([]);
});

it('a city of the maps has coordinates inside the county that the list names', () => {
  for (const { id, latitude, longitude } of facts.maps.towns) {
    const town = facts.towns.towns.find((candidate) => candidate.id === id);
    const county = recordFacts.counties.get(town?.county ?? '');
    const shape = county && countyShape(county.fips);
    if (shape !== undefined) expect(geoContains(shape, [longitude, latitude]), id).toBe(true);
  }
});
