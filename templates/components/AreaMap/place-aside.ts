/** Places the name of a city apart from its squares, with a leader line that connects them. */
import {
  type Box,
  boundingBox,
  boxesAlong,
  centreOf,
  expandBox,
  hasRoom,
  nearestPointOf,
  offsetsAround,
  type Point,
} from './boxes.ts';
import { isClearOf } from './is-clear-of.ts';
import type { MapLocation } from './map-panel.ts';
import { breakName, centreName, type MapName, type MapSpace } from './map-space.ts';
import { containsPoint, runsThrough } from './outlines.ts';

/** Maximum offset of a name from its squares in each direction, and the search step, in ems. */
const maxDistance = 8;
const step = 0.5;
const listNearbyOffsets = offsetsAround(maxDistance, step);
/** Half the width of the corridor around a leader line that must be free of outlines. */
const corridorHalfWidth = 2;

/**
 * Returns the name at the nearest free position; undefined when there is none. The leader line crosses no
 * outline, unless the name is at sea; then it crosses no other county.
 */
export function placeNameAside(
  { fontSize, occupied, panel, lines, outlines }: MapSpace,
  location: MapLocation,
  ownRows: readonly Box[],
  otherRows: readonly Box[],
): MapName | undefined {
  const target = centreOf(boundingBox(ownRows));
  const otherBoxes = occupied.filter((box) => !ownRows.includes(box));
  const isAtSea = (at: Point) => !outlines.some((outline) => containsPoint(outline, at));
  const otherOutlines = outlines.filter((outline) => !containsPoint(outline, target));
  const variants = [[location.name], breakName(location.name)].map((nameLines) =>
    centreName(location.id, nameLines, fontSize),
  );
  return listNearbyOffsets()
    .map(({ x, y }) => ({ x: target.x + x * fontSize, y: target.y + y * fontSize }))
    .flatMap((at) => variants.map((nameAt) => ({ ...nameAt(at), leaderEnd: target })))
    .find(
      (name) =>
        hasRoom(name.box, occupied, panel) &&
        !runsThrough(lines.counties, name.box) &&
        otherRows.every((other) => isClearOf(name.box, [name.box], other, fontSize)) &&
        leaderBoxes(name).every((point) => hasRoom(point, otherBoxes, panel)) &&
        !leaderBoxes(name).some((point) =>
          isAtSea(centreOf(name.box))
            ? otherOutlines.some((outline) => containsPoint(outline, point))
            : runsThrough(lines.counties, expandBox(point, corridorHalfWidth)),
        ),
    );
}

/** Returns the boxes that the leader line of a name occupies. */
export function leaderBoxes({ box, leaderEnd }: MapName): Box[] {
  return leaderEnd === undefined ? [] : boxesAlong(nearestPointOf(box, leaderEnd), leaderEnd);
}
