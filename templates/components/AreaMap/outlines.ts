/** Queries on the outlines of a map, used to keep names away from them. */

import { memoizePerObject } from '../../../schema/memoize-per-object.ts';
import type { Box, Point } from './boxes.ts';

/** The closed rings of one or several areas, each a list of corners. */
export type Outline = readonly (readonly Point[])[];

/** Distance between the sampled points of an outline; smaller than any name. */
const sampleDistance = 3;

/** Parses path data with absolute moves and lines only, as `drawMap` writes it. */
export function parseOutline(path: string): Outline {
  return path
    .split('Z')
    .map((ring) =>
      [...ring.matchAll(/(-?[\d.]+),(-?[\d.]+)/gu)].map(([, x, y]) => ({ x: Number(x), y: Number(y) })),
    )
    .filter((ring) => ring.length > 0);
}

/** Points along outlines, indexed by column of the map. */
export type PointsByColumn = ReadonlyMap<number, readonly Point[]>;

/** Width of a column: that of a short name. */
const columnWidth = 32;
const columnOf = (x: number) => Math.floor(x / columnWidth);

export function pointsAlong(outline: Outline): PointsByColumn {
  const points = outline.flatMap(sidesOf).flatMap(([from, to]) => {
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / sampleDistance));
    return Array.from({ length: steps }, (_, index) => ({
      x: from.x + ((to.x - from.x) * index) / steps,
      y: from.y + ((to.y - from.y) * index) / steps,
    }));
  });
  return Map.groupBy(points, ({ x }) => columnOf(x));
}

export function runsThrough(points: PointsByColumn, box: Box): boolean {
  const last = columnOf(box.x + box.width);
  for (let column = columnOf(box.x); column <= last; column += 1) {
    if (points.get(column)?.some((point) => boxContains(box, point))) return true;
  }
  return false;
}

/**
 * Returns whether a point is inside an outline: a horizontal line from the point to the right crosses the
 * outline an odd number of times.
 */
export function containsPoint(outline: Outline, { x, y }: Point): boolean {
  let isInside = false;
  for (const ring of outline) {
    const bounds = boundsOf(ring);
    if (x < bounds.left || x > bounds.right || y < bounds.top || y > bounds.bottom) continue;
    let a = ring.at(-1) ?? { x, y };
    for (const b of ring) {
      const isCrossed = a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x);
      if (isCrossed) isInside = !isInside;
      a = b;
    }
  }
  return isInside;
}

const boundsOf = memoizePerObject((ring: readonly Point[]) => {
  const [xs, ys] = [ring.map(({ x }) => x), ring.map(({ y }) => y)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
});

function sidesOf(ring: readonly Point[]): [Point, Point][] {
  return ring.map((corner, index) => [corner, ring[(index + 1) % ring.length] ?? corner]);
}

function boxContains({ x, y, width, height }: Box, point: Point): boolean {
  return point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
}
