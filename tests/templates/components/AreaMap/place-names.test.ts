/** Which names the maps of the real site have; that none covers another is measured in a browser. */
import { describe, expect, it } from 'vitest';
import { boxAt } from '../../../../templates/components/AreaMap/boxes.ts';
import { parseOutline, pointsAlong, runsThrough } from '../../../../templates/components/AreaMap/outlines.ts';
import { placeMarks } from '../../../../templates/components/AreaMap/place-marks.ts';
import { placeNames } from '../../../../templates/components/AreaMap/place-names.ts';
import { siteModel } from '../../../site-model.ts';

const realMaps = siteModel.languages.flatMap(({ language: { tag }, pages }) => {
  const maps = pages[0]?.context.maps;
  if (maps === undefined) return [];
  const { counties, area, around, offices } = maps;
  const all = Object.entries({ area, around, offices }).map(([name, panel]) => ({
    tag,
    name,
    panel,
    here: undefined,
  }));
  return [...all, ...Object.entries(counties).map(([here, panel]) => ({ tag, name: here, panel, here }))];
});

describe.each(realMaps)('$tag, $name', ({ name: map, panel, here }) => {
  const { counties, cities, more } = placeNames(panel, placeMarks(panel), here);

  it('names each city with a jail or an office on wide screens, and most on phones', () => {
    const asked = panel.spots.filter(({ marks }) => marks.some(({ kind }) => kind !== 'court'));
    const named = new Set([...cities, ...more].map(({ id }) => id));
    const unnamed = asked.filter(({ id }) => !named.has(id));
    // Where four counties share the room, one of them may go without.
    expect(unnamed.length).toBeLessThanOrEqual(map === 'area' ? 1 : 0);
    expect(cities.length).toBeGreaterThanOrEqual(asked.length / 2);
  });

  it('names about ten cities where it shows all counties', () => {
    if (map === 'area') expect([...cities, ...more].length).toBeGreaterThanOrEqual(10);
  });

  it('the name of a county stands clear of all lines, and a line leads to it from the sea', () => {
    const lines = pointsAlong([panel.land, ...panel.counties.map(({ path }) => path)].flatMap(parseOutline));
    for (const name of counties) expect(runsThrough(lines, boxAt(name, 1)), name.lines.join(' ')).toBe(false);
    expect(here === undefined || counties.every(({ leadsTo }) => leadsTo === undefined)).toBe(true);
  });

  it('names the counties of which it shows more than a corner', () => {
    const expected = { area: 4, around: 4, offices: 2 }[map] ?? 0;
    expect(counties.length).toBeGreaterThanOrEqual(expected);
  });
});
