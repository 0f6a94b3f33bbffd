import { describe, expect, it } from 'vitest';
import type { Box, MapLocation, MapMark } from '../../../templates/maps/map-panel.ts';
import {
  distanceBetween,
  fontSize,
  placeLabels,
  placeSquares,
  shortNames,
} from '../../../templates/maps/place-labels.ts';
import { drawSiteMaps } from '../../../templates/maps/site-maps.ts';
import { tags } from '../../browser/languages.ts';
import { contextAt, siteContent } from '../../site-model.ts';

const realMaps = tags.flatMap((tag) => {
  const { counties, details, cities, area, offices } = contextAt('/', tag).maps;
  return [
    { tag, name: 'area', panel: area, shownCounty: undefined },
    { tag, name: 'offices', panel: offices, shownCounty: undefined },
    ...Object.entries(counties).map(([name, panel]) => ({ tag, name, panel, shownCounty: name })),
    ...[...Object.entries(details), ...Object.entries(cities)].map(([id, panel]) => {
      return { tag, name: `${id}, detail`, panel, shownCounty: 'los-angeles' };
    }),
  ];
});

describe.each(realMaps)('$tag, $name', ({ name: map, panel, shownCounty }) => {
  const labels = placeLabels(panel, shownCounty);
  const { groups, cities, counties, ocean, scale } = labels;
  const countyNames = shownCounty === undefined ? shortNames(panel) : [];

  // The list beside the map has every name.
  it('shows the names of most cities with a jail or an office, and of fewer on the crowded map', () => {
    const required = panel.locations.filter(
      ({ name, marks }) => marks.some(({ kind }) => kind !== 'court') && !countyNames.includes(name),
    );
    const unnamed = required.filter(({ id }) => !cities.some((city) => city.id === id));
    expect(unnamed.length).toBeLessThanOrEqual(Math.max(1, required.length * (map === 'area' ? 0.6 : 0.4)));
  });
  it('names no city like a county on a map of several counties', () => {
    const cityNames = new Map(panel.locations.map(({ id, name }) => [id, name]));
    expect(cities.filter(({ id }) => countyNames.includes(cityNames.get(id) ?? ''))).toEqual([]);
  });
  it('places no label on another', () => {
    const names = [...cities, ...counties, ...(ocean ? [ocean] : [])].map(({ box }) => box);
    const boxes: Box[] = [...names, ...(scale ? [scale] : []), ...groups.flatMap(({ squares }) => squares)];
    const overlaps = boxes.flatMap((a, index) =>
      boxes.slice(index + 1).filter((b) => distanceBetween(a, b) === 0),
    );
    expect(overlaps).toEqual([]);
  });
  it('places each name nearest to the squares of its city, and not on the line of others', () => {
    const distanceTo = (squares: readonly Box[], box: Box) =>
      Math.min(...squares.map((square) => distanceBetween(box, square)));
    // A name between the two rows of its own squares is on their line.
    const isOnLineOf = ({ y, height }: Box, box: Box) =>
      y - 2 < box.y + box.height / 2 && box.y + box.height / 2 < y + height + 2;
    for (const { id, box } of cities) {
      const own = groups.find(({ location }) => location.id === id)?.squares ?? [];
      for (const { location, squares } of groups) {
        if (location.id === id) continue;
        expect(distanceTo(squares, box), id).toBeGreaterThan(distanceTo(own, box));
        const onLine = own.some((square) => isOnLineOf(square, box))
          ? []
          : squares.filter((square) => isOnLineOf(square, box));
        expect(distanceTo(onLine, box), id).toBeGreaterThan(1.5 * fontSize);
      }
    }
  });
});

it.each(tags)('the map of all counties names each county, in %s', (tag) => {
  const { area } = contextAt('/', tag).maps;
  const { counties } = placeLabels(area, undefined);
  expect(counties.map(({ id }) => id)).toEqual(area.counties.map(({ id }) => id));
});

describe('the squares of a city', () => {
  const marksOf = (kind: MapMark['kind'], ...numbers: number[]) =>
    numbers.map((number) => ({ number, kind }));
  const cityAt = (x: number, marks: MapLocation['marks']) => ({ id: `${x}`, name: '', x, y: 150, marks });
  const place = (...locations: MapLocation[]) => placeSquares({ width: 400, height: 300, locations });

  it('have one label for consecutive numbers of jails, then of courts', () => {
    const labelsOf = (...marks: MapMark[]) => place(cityAt(200, marks))[0]?.squares.map(({ label }) => label);
    expect(labelsOf(...marksOf('jail', 1, 2, 3))).toEqual(['1–3']);
    expect(labelsOf(...marksOf('court', 8, 9, 13))).toEqual(['8–9', '13']);
    expect(labelsOf(...marksOf('jail', 1, 2), ...marksOf('court', 3))).toEqual(['1–2', '3']);
  });

  it('are next to the city when other squares are there', () => {
    const [first, second] = place(cityAt(200, marksOf('jail', 1, 2)), cityAt(210, marksOf('jail', 3)));
    const [a, b] = [...(first?.squares ?? []), ...(second?.squares ?? [])];
    expect(a && b && distanceBetween(a, b)).toBeGreaterThan(0);
  });
});

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
