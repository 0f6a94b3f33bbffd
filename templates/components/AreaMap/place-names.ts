/** Places the names on a map so that no name overlaps a numbered square, another name or the frame. */
import type { Box } from './boxes.ts';
import { parseGround } from './map-ground.ts';
import type { MapPanel } from './map-panel.ts';
import type { MapName, MapRoom } from './map-room.ts';
import { hasJailOrOffice, placeCities } from './place-cities.ts';
import { placeCounties, placeOcean } from './place-counties.ts';
import type { MarkGroup } from './place-marks.ts';
import { placeScale } from './place-scale.ts';

/** The names on a map and its scale bar. */
export type MapNames = {
  readonly ocean: MapName | undefined;
  readonly counties: readonly MapName[];
  readonly cities: readonly MapName[];
  /** Position of the scale bar. */
  readonly scale: Box | undefined;
};

/**
 * Places the names of cities with jails or offices, then those of counties, of the sea and of other cities. When a
 * county name does not fit, places county names first if more of them fit then. `letter` is the letter size, `here` the
 * id of the county that the map shows.
 */
export function placeNames(
  panel: MapPanel,
  letter: number,
  groups: readonly MarkGroup[],
  here: string | undefined,
): MapNames {
  const place = (countiesFirst: boolean) => {
    const taken = [...groups.flatMap(({ rows }) => rows), ...edgesOf(panel.frame)];
    return placeInOrder({ ...parseGround(panel), panel, letter, taken }, groups, here, countiesFirst);
  };
  const names = place(false);
  if (here !== undefined || names.counties.length === panel.counties.length) return names;
  const alternative = place(true);
  return alternative.counties.length > names.counties.length ? alternative : names;
}

function placeInOrder(
  room: MapRoom,
  groups: readonly MarkGroup[],
  here: string | undefined,
  countiesFirst: boolean,
): MapNames {
  const { panel, taken } = room;
  const locations = panel.locations.filter(({ name }) => name !== '');
  const scale = placeScale(room);
  if (scale !== undefined) taken.push(scale);
  const firstCounties = countiesFirst ? placeCounties(room, here) : undefined;
  const mainCities = placeCities(room, locations.filter(hasJailOrOffice), groups);
  const counties = firstCounties ?? placeCounties(room, here);
  const ocean = placeOcean(room);
  if (ocean !== undefined) taken.push(ocean.box);
  const otherCities = placeCities(
    room,
    locations.filter((location) => !hasJailOrOffice(location)),
    groups,
  );
  return { ocean, counties, cities: [...mainCities, ...otherCities], scale };
}

/** The four sides of the frame, which no name may cross. */
function edgesOf(frame: MapPanel['frame']): Box[] {
  if (frame === undefined) return [];
  const { x, y, width, height } = frame;
  return [
    { x, y, width, height: 0 },
    { x, y: y + height, width, height: 0 },
    { x, y, width: 0, height },
    { x: x + width, y, width: 0, height },
  ];
}
