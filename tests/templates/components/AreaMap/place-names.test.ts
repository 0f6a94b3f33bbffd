/** The positions of names on the maps of the site. A browser test checks that names do not overlap. */
import { describe, expect, it } from 'vitest';
import { letterSize as fontSize } from '../../../../templates/components/AreaMap/AreaMap.tsx';
import { type Box, centreOf, distanceBetween } from '../../../../templates/components/AreaMap/boxes.ts';
import { parseOutline, pointsAlong, runsThrough } from '../../../../templates/components/AreaMap/outlines.ts';
import { shortNames } from '../../../../templates/components/AreaMap/place-counties.ts';
import { placeMarks } from '../../../../templates/components/AreaMap/place-marks.ts';
import { placeNames } from '../../../../templates/components/AreaMap/place-names.ts';
import { tags } from '../../../browser/languages.ts';
import { contextAt } from '../../../site-model.ts';

const realMaps = tags.flatMap((tag) => {
  const { counties, details, area, offices } = contextAt('/', tag).maps;
  const maps = [
    ...Object.entries({ area, offices }).map(([name, panel]) => ({
      name,
      panel,
      shownCounty: undefined,
    })),
    ...Object.entries(counties).map(([name, panel]) => ({ name, panel, shownCounty: name })),
    ...Object.entries(details).map(([name, panel]) => ({
      name: `${name}, detail`,
      panel,
      shownCounty: name,
    })),
  ];
  return maps.map((map) => ({ tag, ...map }));
});

describe.each(realMaps)('$tag, $name', ({ name: map, panel, shownCounty }) => {
  const groups = placeMarks(panel, fontSize);
  const names = placeNames(panel, fontSize, groups, shownCounty);
  const cities = [...names.cities, ...names.courtCities];

  const isOfOneCounty = shownCounty !== undefined;
  const countyNames = isOfOneCounty ? [] : shortNames(panel);
  const isCrowded = map === 'area';

  // The list beside the map has every name.
  it('shows the names of most cities with a jail or an office, and of fewer on the crowded map', () => {
    const required = panel.locations.filter(
      ({ name, marks }) => marks.some(({ kind }) => kind !== 'court') && !countyNames.includes(name),
    );
    const unnamed = required.filter(({ id }) => !cities.some((city) => city.id === id));
    expect(unnamed.length).toBeLessThanOrEqual(Math.max(1, required.length * (isCrowded ? 0.6 : 0.4)));
  });
  it('names no city like a county on a map of several counties', () => {
    const cityNames = new Map(panel.locations.map(({ id, name }) => [id, name]));
    expect(cities.filter(({ id }) => countyNames.includes(cityNames.get(id) ?? ''))).toEqual([]);
  });
  it('names only cities that have a square', () => {
    const ids = groups.map(({ location }) => location.id);
    expect(cities.filter(({ id }) => !ids.includes(id))).toEqual([]);
  });
  it('places no name on the line of the squares of another city, when its own are above or below it', () => {
    const isOnLineOf = (row: Box, box: Box) =>
      row.y < centreOf(box).y && centreOf(box).y < row.y + row.height;
    for (const { id, box } of cities) {
      const own = groups.find(({ location }) => location.id === id)?.rows ?? [];
      if (own.some((row) => isOnLineOf(row, box))) continue;
      const others = groups.flatMap(({ location, rows }) => (location.id === id ? [] : rows));
      for (const row of others)
        if (isOnLineOf(row, box)) expect(distanceBetween(row, box), id).toBeGreaterThan(1.5 * fontSize);
    }
  });
  it('draws no outline through the name of a city', () => {
    const lines = pointsAlong(panel.counties.map(({ path }) => path).flatMap(parseOutline));
    const crossed = cities.filter((city) => runsThrough(lines, city.box));
    expect(crossed.map(({ id }) => id)).toEqual([]);
  });
  it('places each name nearest to the squares of its city', () => {
    for (const { id, box } of cities) {
      const distanceTo = ({ rows }: (typeof groups)[number]) =>
        Math.min(...rows.map((row) => distanceBetween(box, row)));
      const group = groups.find(({ location }) => location.id === id);
      const distance = group === undefined ? 0 : distanceTo(group);
      for (const other of groups)
        if (other !== group) expect(distanceTo(other), id).toBeGreaterThan(distance);
    }
  });
});
