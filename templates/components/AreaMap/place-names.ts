/** Finds room for the names on a map: none covers a mark, another name or the frame, in any language. */
import { type Sign, wide } from './boxes.ts';
import type { MapPanel, MapSpot } from './map-panel.ts';
import type { MapName, MapRoom } from './map-room.ts';
import { parseOutline, pointsAlong } from './outlines.ts';
import { placeCities } from './place-cities.ts';
import { placeCounties, placeOcean } from './place-counties.ts';
import { type MarkGroup, signsOf } from './place-marks.ts';

/** All names of a map. */
export type MapNames = {
  readonly ocean: MapName | undefined;
  readonly counties: readonly MapName[];
  readonly cities: readonly MapName[];
  /** Cities for which only wide screens have room. */
  readonly more: readonly MapName[];
};

/** Places the names: the counties without that of the page, the sea, and the cities, the most important first. */
export function placeNames(
  panel: MapPanel,
  groups: readonly MarkGroup[],
  here: string | undefined,
): MapNames {
  const counties = panel.counties.map(({ id, path }) => ({ id, outline: parseOutline(path) }));
  const outlines = [parseOutline(panel.land), ...counties.map(({ outline }) => outline)];
  const taken = [...groups.flatMap(signsOf), ...edgesOf(panel.frame)];
  const ofCounties = counties.flatMap(({ outline }) => outline);
  const lines = { counties: pointsAlong(ofCounties), all: pointsAlong(outlines.flat()) };
  const room: MapRoom = { panel, taken, counties, outlines, lines };
  const named = placeCounties(room, here);
  const ocean = placeOcean(room);
  if (ocean !== undefined) taken.push(ocean);
  const spots = inOrder(panel.spots.filter(({ name }) => name !== ''));
  const { names: cities, left } = placeCities(room, spots, groups, [1, wide]);
  const { names: more } = placeCities(room, left, groups, [wide]);
  return { ocean, counties: named, cities, more };
}

/** Cities with a jail or an office first: where it stands is what the map is asked. */
function inOrder(spots: readonly MapSpot[]): MapSpot[] {
  const matters = ({ marks }: MapSpot) => marks.some(({ kind }) => kind !== 'court');
  return [...spots.filter(matters), ...spots.filter((spot) => !matters(spot))];
}

/** The four sides of the frame, which no name may cross. */
function edgesOf(frame: MapPanel['frame']): Sign[] {
  if (frame === undefined) return [];
  const { x, y, width, height } = frame;
  return [
    { x, y, width, height: 0 },
    { x, y: y + height, width, height: 0 },
    { x, y, width: 0, height },
    { x: x + width, y, width: 0, height },
  ].map((box) => ({ at: { x: 0, y: 0 }, box, isDrawn: true }));
}
