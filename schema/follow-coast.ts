/** Replaces the shore of a county's outline by the detailed coast. */
import type { Position } from 'geojson';
import { coastline } from './coastline.ts';

/** The maximum distance of a shore corner from the coast, in degrees of latitude: about two kilometres. */
const maxDistance = 0.02;
/** The length of a degree of longitude in degrees of latitude, in the middle of this coast. */
const longitudeScale = Math.cos((33.7 * Math.PI) / 180);

/**
 * Returns the outline of a county with the detailed coast. Two adjacent counties share a corner at the sea, so they get
 * the same point of the coast.
 */
export function followCoast(ring: readonly Position[]): Position[] {
  const corners = ring.slice(1).map((corner) => ({ corner, ...nearestOnCoast(corner) }));
  const inland = corners.reduce(
    (farthest, { distance }, index) => (distance > (corners[farthest]?.distance ?? 0) ? index : farthest),
    0,
  );
  const fromInland = [...corners.slice(inland), ...corners.slice(0, inland)];
  const isOnShore = ({ distance }: (typeof corners)[number]) => distance < maxDistance;
  const [from, to] = [fromInland.findIndex(isOnShore), fromInland.findLastIndex(isOnShore)];
  const [first, last] = [fromInland[from], fromInland[to]];
  if (first === undefined || last === undefined) return [...ring];
  const before = fromInland.slice(0, from).map(({ corner }) => corner);
  const after = fromInland.slice(to + 1).map(({ corner }) => corner);
  return [...before, ...alongCoast(first.index, last.index), ...after, ...before.slice(0, 1)];
}

/** Returns the coast from one of its corners to another, in either direction. */
function alongCoast(from: number, to: number): Position[] {
  const part = coastline.slice(Math.min(from, to), Math.max(from, to) + 1).map((corner) => [...corner]);
  return from > to ? part.toReversed() : part;
}

function nearestOnCoast([longitude = 0, latitude = 0]: Position): { distance: number; index: number } {
  const distances = coastline.map(([x, y]) => Math.hypot((x - longitude) * longitudeScale, y - latitude));
  const distance = Math.min(...distances);
  return { distance, index: distances.indexOf(distance) };
}
