/** Which squares and names the maps of the real site have; that none covers another is measured in a browser. */
import { describe, expect, it } from 'vitest';
import { boxAt } from '../../../../templates/components/AreaMap/boxes.ts';
import { parseOutline, pointsAlong, runsThrough } from '../../../../templates/components/AreaMap/outlines.ts';
import { placeMarks } from '../../../../templates/components/AreaMap/place-marks.ts';
import { placeNames } from '../../../../templates/components/AreaMap/place-names.ts';
import { realMaps } from './real-maps.ts';

describe.each(realMaps)('$tag, $name', ({ name: map, panel, here, places }) => {
  const groups = placeMarks(panel);
  const { counties, cities, more } = placeNames(panel, groups, here);

  it('every jail, court or office of the records has its square with the number of the list', () => {
    const squares = groups.flatMap(({ squares: own }) => own.map(({ number, kind }) => `${kind} ${number}`));
    expect(squares.toSorted()).toEqual(places.toSorted());
  });

  it('names each city with a jail or an office on wide screens, and most on phones', () => {
    const asked = panel.spots.filter(({ marks }) => marks.some(({ kind }) => kind !== 'court'));
    const named = new Set([...cities, ...more].map(({ id }) => id));
    const unnamed = asked.filter(({ id }) => !named.has(id));
    // Where four counties share the room, one of them may go without.
    expect(unnamed.length).toBeLessThanOrEqual(map === 'all counties' ? 1 : 0);
    expect(cities.length).toBeGreaterThanOrEqual(asked.length / 2);
  });

  it('names about ten cities where it shows all counties', () => {
    if (map === 'all counties') expect([...cities, ...more].length).toBeGreaterThanOrEqual(10);
  });

  it('the name of a county stands clear of all lines, and a line leads to it from the sea', () => {
    const lines = [panel.land, ...panel.counties.map(({ path }) => path)].flatMap((path) =>
      pointsAlong(parseOutline(path)),
    );
    for (const name of counties) expect(runsThrough(lines, boxAt(name, 1)), name.lines.join(' ')).toBe(false);
    expect(here === undefined || counties.every(({ leadsTo }) => leadsTo === undefined)).toBe(true);
  });

  it('names the counties of which it shows more than a corner', () => {
    const expected = { 'all counties': 4, 'around the offices': 4, offices: 2 }[map] ?? 0;
    expect(counties.length).toBeGreaterThanOrEqual(expected);
  });
});
