import { expect, it } from 'vitest';
import { drawSiteMaps } from '../../../templates/maps/site-maps.ts';
import { siteContent } from '../../site-model.ts';

it('the map of all counties shows every city with a jail when no view is written', () => {
  const { maps, towns } = siteContent.facts;
  const { area: _, ...views } = maps.views;
  const { area } = drawSiteMaps({
    ...siteContent,
    facts: { ...siteContent.facts, maps: { ...maps, views } },
  });
  const cities = [...siteContent.recordFacts.counties.values()].flatMap(({ jails }) =>
    jails.map(({ city }) => city),
  );
  const ids = towns.towns.filter(({ name }) => cities.includes(name)).map(({ id }) => id);
  expect(area.locations.filter(({ marks }) => marks.length > 0).map(({ id }) => id)).toEqual(
    expect.arrayContaining(ids),
  );
});
