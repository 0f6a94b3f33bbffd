/** Places the name of a city apart from its squares, with a line that connects them. */
import {
  type Box,
  boxesAlong,
  boxOf,
  edgeTowards,
  hasRoom,
  middleOf,
  type Point,
  stepsAround,
  widened,
} from './boxes.ts';
import { isClearOf } from './is-clear-of.ts';
import type { MapLocation } from './map-panel.ts';
import { breakName, centreName, type MapName, type MapSpace } from './map-space.ts';
import { containsPoint, runsThrough } from './outlines.ts';

/** Maximum distance between a name and its squares, and the search step, in letter sizes. */
const maxDistance = 8;
const step = 0.5;
const around = stepsAround(maxDistance, step);
/** Half the width of the corridor that a line needs: the distance of the sampled points. */
const close = 2;

/** Returns the nearest position from which a line to the squares crosses nothing but the coast. */
export function nameAside(
  { letterSize, occupied, panel, lines, outlines }: MapSpace,
  location: MapLocation,
  own: readonly Box[],
  others: readonly Box[],
): MapName | undefined {
  const to = middleOf(boxOf(own));
  const foreign = occupied.filter((box) => !own.includes(box));
  const isAtSea = (at: Point) => !outlines.some((outline) => containsPoint(outline, at));
  const ways = [[location.name], breakName(location.name)].map((lines) =>
    centreName(location.id, lines, letterSize),
  );
  return around()
    .map(({ x, y }) => ({ x: to.x + x * letterSize, y: to.y + y * letterSize }))
    .flatMap((at) => ways.map((nameAt) => ({ ...nameAt(at), leadsTo: to })))
    .find(
      (name) =>
        hasRoom(name.box, occupied, panel) &&
        !runsThrough(lines.counties, name.box) &&
        others.every((other) => isClearOf(name.box, 0, other, letterSize)) &&
        leadOf(name).every((point) => hasRoom(point, foreign, panel)) &&
        (isAtSea(middleOf(name.box)) ||
          !leadOf(name).some((point) => runsThrough(lines.counties, widened(point, close)))),
    );
}

/** Returns the boxes that the line from a name occupies. */
export function leadOf({ box, leadsTo }: MapName): Box[] {
  return leadsTo === undefined ? [] : boxesAlong(edgeTowards(box, leadsTo), leadsTo);
}
