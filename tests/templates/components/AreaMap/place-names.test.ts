/** Squares and names on the maps of the real site, in every language and at both sizes. */
import { describe, expect, it } from 'vitest';
import { boxAt, type Sign, wide } from '../../../../templates/components/AreaMap/boxes.ts';
import type { MapPanel } from '../../../../templates/components/AreaMap/map-panel.ts';
import { parseOutline, pointsAlong, runsThrough } from '../../../../templates/components/AreaMap/outlines.ts';
import { placeMarks, signsOf } from '../../../../templates/components/AreaMap/place-marks.ts';
import { placeNames } from '../../../../templates/components/AreaMap/place-names.ts';
import { realMaps } from './real-maps.ts';

describe.each(realMaps)('$tag, $name', ({ name: map, panel, here, places }) => {
  const groups = placeMarks(panel);
  const { ocean, counties, cities, more } = placeNames(panel, groups, here);
  const always = [...groups.flatMap(signsOf), ...counties, ...cities, ...(ocean ? [ocean] : [])];

  it('no name or square covers another or leaves the map, on phones and on wide screens', () => {
    expectApart(always, 1, panel);
    expectApart([...always, ...more], wide, panel);
  });

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

function expectApart(signs: readonly Sign[], scale: number, { width, height }: MapPanel): void {
  const boxes = signs.map((sign) => boxAt(sign, scale));
  for (const [index, box] of boxes.entries()) {
    expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true);
    const covered = boxes
      .slice(index + 1)
      .filter(
        (other) =>
          box.x < other.x + other.width &&
          other.x < box.x + box.width &&
          box.y < other.y + other.height &&
          other.y < box.y + box.height,
      );
    expect(covered).toEqual([]);
  }
}
