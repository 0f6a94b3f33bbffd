/** The positions of names on the maps of the site. A browser test checks that names do not overlap. */
import { describe, expect, it } from 'vitest';
import { fontSizes } from '../../../../templates/components/AreaMap/AreaMap.tsx';
import {
  boxesAlong,
  distanceBetween,
  nearestPointOf,
} from '../../../../templates/components/AreaMap/boxes.ts';
import {
  containsPoint,
  parseOutline,
  pointsAlong,
  runsThrough,
} from '../../../../templates/components/AreaMap/outlines.ts';
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

  it('shows the name of each city with a jail or an office, and most names on the narrow map of all counties', () => {
    const required = panel.locations.filter(({ marks }) => marks.some(({ kind }) => kind !== 'court'));
    const unnamed = required.filter(({ id }) => !cities.some((city) => city.id === id));
    const isCrowded = map === 'area' && size === 'narrow';
    expect(unnamed.length).toBeLessThanOrEqual(isCrowded ? required.length * 0.4 : 0);
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
