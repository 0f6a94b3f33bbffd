/** Simplifies a line (Ramer–Douglas–Peucker). */

type Point = { readonly x: number; readonly y: number };

/** Returns a simplified line; no removed point is farther from it than `tolerance`. */
export function simplifyLine(line: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return [...line];
  const distances = line.map((point) => distanceTo(first, last, point));
  const far = distances.indexOf(Math.max(...distances));
  if ((distances[far] ?? 0) <= tolerance) return [first, last];
  const start = simplifyLine(line.slice(0, far + 1), tolerance);
  return [...start.slice(0, -1), ...simplifyLine(line.slice(far), tolerance)];
}

/**
 * Splits a closed line at the point farthest from its first, so that both halves have two ends, and simplifies
 * both.
 */
export function simplifyRing(ring: readonly Point[], tolerance: number): Point[] {
  const [first] = ring;
  if (first === undefined) return [];
  const distances = ring.map(({ x, y }) => Math.hypot(x - first.x, y - first.y));
  const far = distances.indexOf(Math.max(...distances));
  const there = simplifyLine(ring.slice(0, far + 1), tolerance);
  const back = simplifyLine([...ring.slice(far), first], tolerance);
  return [...there.slice(0, -1), ...back.slice(0, -1)];
}

function distanceTo(start: Point, end: Point, { x, y }: Point): number {
  const [across, down] = [end.x - start.x, end.y - start.y];
  const length = across ** 2 + down ** 2;
  const part = length === 0 ? 0 : ((x - start.x) * across + (y - start.y) * down) / length;
  const near = Math.min(1, Math.max(0, part));
  return Math.hypot(x - start.x - near * across, y - start.y - near * down);
}
