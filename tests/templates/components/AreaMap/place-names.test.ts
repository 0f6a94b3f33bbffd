/** The names on the maps of the real site and their positions. A browser test measures that they do not overlap. */
import { describe, expect, it } from 'vitest';
import { letterSizes } from '../../../../templates/components/AreaMap/AreaMap.tsx';
import { distanceBetween } from '../../../../templates/components/AreaMap/boxes.ts';
import { parseOutline, pointsAlong, runsThrough } from '../../../../templates/components/AreaMap/outlines.ts';
import { placeMarks } from '../../../../templates/components/AreaMap/place-marks.ts';
import { placeNames } from '../../../../templates/components/AreaMap/place-names.ts';
import { tags } from '../../../browser/languages.ts';
import { contextAt } from '../../../site-model.ts';

const realMaps = tags.flatMap((tag) => {
  const { counties, close, area, around, offices } = contextAt('/', tag).maps;
  const maps = [
    ...Object.entries({ area, around, offices }).map(([name, panel]) => ({
      name,
      panel,
      shownCounty: undefined,
    })),
    ...Object.entries(counties).map(([name, panel]) => ({ name, panel, shownCounty: name })),
    ...Object.entries(close).map(([name, panel]) => ({ name: `${name}, larger`, panel, shownCounty: name })),
  ];
  return maps.flatMap((map) =>
    Object.entries(letterSizes).map(([size, letterSize]) => ({ tag, ...map, size, letterSize })),
  );
});

describe.each(realMaps)('$tag, $name, $size', ({ name: map, panel, shownCounty, size, letterSize }) => {
  const groups = placeMarks(panel, letterSize);
  const { cities } = placeNames(panel, letterSize, groups, shownCounty);

  it('names each city with a jail or an office, and most of them on the phone map of four counties', () => {
    const asked = panel.locations.filter(({ marks }) => marks.some(({ kind }) => kind !== 'court'));
    const unnamed = asked.filter(({ id }) => !cities.some((city) => city.id === id));
    const isCrowded = map === 'area' && size === 'narrow';
    expect(unnamed.length).toBeLessThanOrEqual(isCrowded ? asked.length * 0.4 : 0);
  });
  it('draws no outline through the name of a city', () => {
    const lines = pointsAlong(panel.counties.map(({ path }) => path).flatMap(parseOutline));
    const struck = cities.filter((city) => runsThrough(lines, city.box));
    expect(struck.map(({ id }) => id)).toEqual([]);
  });
  it('places each name nearest to the squares of its city, or connects them with a line', () => {
    for (const { id, box, leaderEnd } of cities) {
      const far = ({ rows }: (typeof groups)[number]) =>
        Math.min(...rows.map((row) => distanceBetween(box, row)));
      const own = groups.find(({ location }) => location.id === id);
      const near = own === undefined || leaderEnd !== undefined ? 0 : far(own);
      for (const other of groups) if (other !== own) expect(far(other), id).toBeGreaterThan(near);
    }
  });
});
