/** Geometry of rectangles on a map, in units of its drawing. */

/** A point of the drawing. */
export type Point = { readonly x: number; readonly y: number };
/** A rectangle: its top left corner and its size. */
export type Box = Point & { readonly width: number; readonly height: number };

/** Line height as a multiple of the letter size. */
export const lineHeight = 1.1;
/** Padding around a name or a square. */
const gap = 2;
/** Distance between sampled points of a line; smaller than any name or square. */
const density = 4;

/** Returns a box of the given size around a point. */
export function boxAround({ x, y }: Point, width: number, height: number): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Returns the centre of a box. */
export function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Returns the bounding box of several boxes. */
export function boxOf(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** Returns a box with padding on each side. */
export function widened({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** Returns the distance between two boxes; 0 when they touch. */
export function distanceBetween(a: Box, b: Box): number {
  const across = Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width);
  const down = Math.max(0, a.y - b.y - b.height, b.y - a.y - a.height);
  return Math.hypot(across, down);
}

/** Returns whether a box is entirely on the map and keeps its distance from all other boxes. */
export function hasRoom(box: Box, occupied: readonly Box[], size: { width: number; height: number }): boolean {
  return (
    box.x >= gap &&
    box.y >= gap &&
    box.x + box.width <= size.width - gap &&
    box.y + box.height <= size.height - gap &&
    !occupied.some((other) => collide(box, other))
  );
}

function collide(a: Box, b: Box): boolean {
  return (
    a.x < b.x + b.width + gap &&
    b.x < a.x + a.width + gap &&
    a.y < b.y + b.height + gap &&
    b.y < a.y + a.height + gap
  );
}

/** Returns the point of a box that is nearest to another point. */
export function edgeTowards({ x, y, width, height }: Box, to: Point): Point {
  return {
    x: Math.min(x + width, Math.max(x, to.x)),
    y: Math.min(y + height, Math.max(y, to.y)),
  };
}

/** Returns sampled points between two points, each as an empty box. */
export function boxesAlong(from: Point, to: Point): Box[] {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / density);
  return Array.from({ length: steps }, (_, index) => ({
    x: from.x + ((to.x - from.x) * index) / steps,
    y: from.y + ((to.y - from.y) * index) / steps,
    width: 0,
    height: 0,
  }));
}

/** Returns the offsets of a grid, nearest first. Computed when a map is drawn, which few builds do. */
export function stepsAround(far: number, step: number): () => readonly Point[] {
  let steps: readonly Point[] | undefined;
  return () => {
    steps ??= listSteps(far, step);
    return steps;
  };
}

function listSteps(far: number, step: number): readonly Point[] {
  const moves = Array.from(
    { length: 2 * Math.floor(far / step) + 1 },
    (_, index) => (index - Math.floor(far / step)) * step,
  );
  return moves
    .flatMap((x) => moves.map((y) => ({ x, y })))
    .toSorted((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));
}
