/** The positions of names on the maps of the site. A browser test checks that names do not overlap. */
import { describe, expect, it } from 'vitest';
import { fontSizes } from '../../../../templates/components/AreaMap/AreaMap.tsx';
import {
  type Box,
  boxesAlong,
  centreOf,
  distanceBetween,
  nearestPointOf,
} from '../../../../templates/components/AreaMap/boxes.ts';
import {
  containsPoint,
  parseOutline,
  pointsAlong,
  runsThrough,
} from '../../../../templates/components/AreaMap/outlines.ts';
import { shortNames } from '../../../../templates/components/AreaMap/place-counties.ts';
import { placeMarks } from '../../../../templates/components/AreaMap/place-marks.ts';
import { placeNames } from '../../../../templates/components/AreaMap/place-names.ts';
import { tags } from '../../../browser/languages.ts';
import { contextAt } from '../../../site-model.ts';

const realMaps = tags.flatMap((tag) => {
  const { counties, details, area, around, offices } = contextAt('/', tag).maps;
  const maps = [
    ...Object.entries({ area, around, offices }).map(([name, panel]) => ({
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
  return maps.flatMap((map) =>
    Object.entries(fontSizes).map(([size, fontSize]) => ({ tag, ...map, size, fontSize })),
  );
});

describe.each(realMaps)('$tag, $name, $size', ({ name: map, panel, shownCounty, size, fontSize }) => {
  const groups = placeMarks(panel, fontSize);
  const { cities } = placeNames(panel, fontSize, groups, shownCounty);

  const isOfOneCounty = shownCounty !== undefined;
  const countyNames = isOfOneCounty ? [] : shortNames(panel);
  const isCrowded = map === 'area' && size === 'narrow';

  it('shows the name of each city with a jail or an office, unless its county has that name or the map is crowded', () => {
    const required = panel.locations.filter(
      ({ name, marks }) => marks.some(({ kind }) => kind !== 'court') && !countyNames.includes(name),
    );
    const unnamed = required.filter(({ id }) => !cities.some((city) => city.id === id));
    expect(unnamed.length).toBeLessThanOrEqual(isCrowded ? required.length * 0.6 : 0);
  });
  it('names no city like a county on a map of several counties, and draws no leader lines on the crowded map', () => {
    const names = new Map(panel.locations.map(({ id, name }) => [id, name]));
    expect(cities.filter(({ id }) => countyNames.includes(names.get(id) ?? ''))).toEqual([]);
    expect(isCrowded && cities.some(({ leaderEnd }) => leaderEnd !== undefined)).toBe(false);
  });
  it('places no name on the line of the squares of another city, when its own are above or below it', () => {
    const isOnLineOf = (row: Box, box: Box) =>
      row.y < centreOf(box).y && centreOf(box).y < row.y + row.height;
    for (const { id, box, leaderEnd } of cities) {
      const own = groups.find(({ location }) => location.id === id)?.rows ?? [];
      if (own.length === 0 || leaderEnd !== undefined || own.some((row) => isOnLineOf(row, box))) continue;
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
  it('draws no leader line from the name of a city through another county', () => {
    const outlines = panel.counties.map(({ path }) => parseOutline(path));
    const crossed = cities.filter(({ box, leaderEnd }) => {
      if (leaderEnd === undefined) return false;
      const others = outlines.filter((outline) => !containsPoint(outline, leaderEnd));
      return boxesAlong(nearestPointOf(box, leaderEnd), leaderEnd).some((point) =>
        others.some((outline) => containsPoint(outline, point)),
      );
    });
    expect(crossed.map(({ id }) => id)).toEqual([]);
  });
  it('places each name nearest to the squares of its city, or connects them with a line', () => {
    for (const { id, box, leaderEnd } of cities) {
      const distanceTo = ({ rows }: (typeof groups)[number]) =>
        Math.min(...rows.map((row) => distanceBetween(box, row)));
      const group = groups.find(({ location }) => location.id === id);
      const distance = group === undefined || leaderEnd !== undefined ? 0 : distanceTo(group);
      for (const other of groups)
        if (other !== group) expect(distanceTo(other), id).toBeGreaterThan(distance);
    }
  });
});
