/** Simplifies a line (Ramer–Douglas–Peucker). */

type Point = { readonly x: number; readonly y: number };

/** Returns a line with fewer points; no removed point is farther from it than `tolerance`. */
export function simplifyLine(line: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return [...line];
  const distances = line.map((point) => distanceToSegment(first, last, point));
  const farthest = distances.indexOf(Math.max(...distances));
  if ((distances[farthest] ?? 0) <= tolerance) return [first, last];
  const firstHalf = simplifyLine(line.slice(0, farthest + 1), tolerance);
  return [...firstHalf.slice(0, -1), ...simplifyLine(line.slice(farthest), tolerance)];
}

/**
 * Simplifies a closed line. Splits it at the point farthest from its first point, because `simplifyLine` needs lines
 * with two distinct ends.
 */
export function simplifyRing(ring: readonly Point[], tolerance: number): Point[] {
  const [first] = ring;
  if (first === undefined) return [];
  const distances = ring.map(({ x, y }) => Math.hypot(x - first.x, y - first.y));
  const farthest = distances.indexOf(Math.max(...distances));
  const firstHalf = simplifyLine(ring.slice(0, farthest + 1), tolerance);
  const secondHalf = simplifyLine([...ring.slice(farthest), first], tolerance);
  return [...firstHalf.slice(0, -1), ...secondHalf.slice(0, -1)];
}

function distanceToSegment(start: Point, end: Point, { x, y }: Point): number {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const lengthSquared = dx ** 2 + dy ** 2;
  const projection = lengthSquared === 0 ? 0 : ((x - start.x) * dx + (y - start.y) * dy) / lengthSquared;
  const position = Math.min(1, Math.max(0, projection));
  return Math.hypot(x - start.x - position * dx, y - start.y - position * dy);
}
