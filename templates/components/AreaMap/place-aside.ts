/** Finds room for the name of a city away from its squares, with a line that leads to them. */
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
import { breakName, centreName, type MapName, type MapRoom } from './map-room.ts';
import { runsThrough, surrounds } from './outlines.ts';

/** How far from its squares a name may stand, and in which steps, in sizes of letters. */
const reach = 8;
const step = 0.5;
const around = stepsAround(reach, step);
/** Half the width in which a line is looked for: as close as the points along lines are. */
const close = 2;

/** The nearest place from which a line to the squares meets nothing, and no line of a county but the coast. */
export function nameAside(
  { letter, taken, panel, lines, outlines }: MapRoom,
  location: MapLocation,
  own: readonly Box[],
  others: readonly Box[],
): MapName | undefined {
  const to = middleOf(boxOf(own));
  const foreign = taken.filter((box) => !own.includes(box));
  const isAtSea = (at: Point) => !outlines.some((outline) => surrounds(outline, at));
  const ways = [[location.name], breakName(location.name)].map((lines) =>
    centreName(location.id, lines, letter),
  );
  return around()
    .map(({ x, y }) => ({ x: to.x + x * letter, y: to.y + y * letter }))
    .flatMap((at) => ways.map((nameAt) => ({ ...nameAt(at), leadsTo: to })))
    .find(
      (name) =>
        hasRoom(name.box, taken, panel) &&
        !runsThrough(lines.counties, name.box) &&
        others.every((other) => isClearOf(name.box, 0, other, letter)) &&
        leadOf(name).every((point) => hasRoom(point, foreign, panel)) &&
        (isAtSea(middleOf(name.box)) ||
          !leadOf(name).some((point) => runsThrough(lines.counties, widened(point, close)))),
    );
}

/** The room that the line from a name takes. */
export function leadOf({ box, leadsTo }: MapName): Box[] {
  return leadsTo === undefined ? [] : boxesAlong(edgeTowards(box, leadsTo), leadsTo);
}
