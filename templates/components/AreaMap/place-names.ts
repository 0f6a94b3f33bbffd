/** Places the names on a map so that no name overlaps a numbered square, another name or the frame. */
import type { Box } from './boxes.ts';
import { parseGeometry } from './map-geometry.ts';
import type { MapPanel } from './map-panel.ts';
import type { MapName, MapSpace } from './map-space.ts';
import { hasJailOrOffice, placeCities } from './place-cities.ts';
import { placeCounties, placeOcean, shortNames } from './place-counties.ts';
import type { MarkGroup } from './place-marks.ts';
import { placeScale } from './place-scale.ts';

/** The names on a map and its scale bar. */
export type MapNames = {
  readonly ocean: MapName | undefined;
  readonly counties: readonly MapName[];
  /** Names of cities with a jail or an office, and of those with courts only. */
  readonly cities: readonly MapName[];
  readonly courtCities: readonly MapName[];
  /** Position of the scale bar. */
  readonly scale: Box | undefined;
};

/**
 * Places the names of cities with jails or offices, then those of counties, of the sea and of cities with courts only.
 * If a county name does not fit on a map of several counties, also tries to place county names first, and
 * returns the result with more of them. `shownCounty` is the id of the county that the map shows; undefined
 * for a map of several counties.
 */
export function placeNames(
  panel: MapPanel,
  fontSize: number,
  groups: readonly MarkGroup[],
  shownCounty: string | undefined,
): MapNames {
  const placeAll = (countiesFirst: boolean) => {
    const occupied = [...groups.flatMap(({ rows }) => rows), ...sidesOf(panel.frame)];
    return placeInOrder(
      { ...parseGeometry(panel), panel, fontSize, occupied },
      groups,
      shownCounty,
      countiesFirst,
    );
  };
  const names = placeAll(false);
  if (shownCounty !== undefined || names.counties.length === panel.counties.length) return names;
  const alternative = placeAll(true);
  return alternative.counties.length > names.counties.length ? alternative : names;
}

function placeInOrder(
  space: MapSpace,
  groups: readonly MarkGroup[],
  shownCounty: string | undefined,
  countiesFirst: boolean,
): MapNames {
  const { panel, occupied } = space;
  // Beside the name of a county, the same name of a city seems to be its second label.
  const countyNames = shownCounty === undefined ? shortNames(panel) : [];
  const named = groups.filter(({ location: { name } }) => name !== '' && !countyNames.includes(name));
  const scale = placeScale(space);
  if (scale !== undefined) occupied.push(scale);
  const firstCounties = countiesFirst ? placeCounties(space, shownCounty) : undefined;
  const cities = placeCities(
    space,
    named.filter(({ location }) => hasJailOrOffice(location)),
    groups,
  );
  const counties = firstCounties ?? placeCounties(space, shownCounty);
  const ocean = placeOcean(space);
  if (ocean !== undefined) occupied.push(ocean.box);
  const courtCities = placeCities(
    space,
    named.filter(({ location }) => !hasJailOrOffice(location)),
    groups,
  );
  return { ocean, counties, cities, courtCities, scale };
}

/** Returns the four sides of the frame, which no name may cross. */
function sidesOf(frame: MapPanel['frame']): Box[] {
  if (frame === undefined) return [];
  const { x, y, width, height } = frame;
  return [
    { x, y, width, height: 0 },
    { x, y: y + height, width, height: 0 },
    { x, y, width: 0, height },
    { x: x + width, y, width: 0, height },
  ];
}
