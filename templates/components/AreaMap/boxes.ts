/** Geometry of rectangles on a map, in units of its drawing. */

/** A point of the drawing. */
export type Point = { readonly x: number; readonly y: number };
/** A rectangle: its top left corner and its size. */
export type Box = Point & { readonly width: number; readonly height: number };

/** Line height as a multiple of the font size. */
export const lineHeight = 1.1;
/** Minimum distance between boxes, and between a box and the edge of the map. */
const gap = 2;
export function boxAround({ x, y }: Point, width: number, height: number): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

export function centreOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

export function boundingBox(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** Returns a box enlarged by `padding` on each side. */
export function expandBox({ x, y, width, height }: Box, padding: number): Box {
  return { x: x - padding, y: y - padding, width: width + 2 * padding, height: height + 2 * padding };
}

/** Returns the distance between two boxes; 0 when they touch or overlap. */
export function distanceBetween(a: Box, b: Box): number {
  const horizontalDistance = Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width);
  const verticalDistance = Math.max(0, a.y - b.y - b.height, b.y - a.y - a.height);
  return Math.hypot(horizontalDistance, verticalDistance);
}

export function hasRoom(
  box: Box,
  occupied: readonly Box[],
  size: { width: number; height: number },
): boolean {
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

/**
 * Returns a function that lists the offsets of a grid, nearest first: at most `maxDistance` in each
 * direction. They are computed on the first call.
 */
export function offsetsAround(maxDistance: number, step: number): () => readonly Point[] {
  let offsets: readonly Point[] | undefined;
  return () => {
    offsets ??= listOffsets(maxDistance, step);
    return offsets;
  };
}

function listOffsets(maxDistance: number, step: number): readonly Point[] {
  const coordinates = Array.from(
    { length: 2 * Math.floor(maxDistance / step) + 1 },
    (_, index) => (index - Math.floor(maxDistance / step)) * step,
  );
  return coordinates
    .flatMap((x) => coordinates.map((y) => ({ x, y })))
    .toSorted((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));
}
