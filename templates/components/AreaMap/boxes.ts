/** Rectangles on a map, and the two sizes in which what stands on it is shown. */

/** A point of the drawing. */
export type Point = { readonly x: number; readonly y: number };
/** A rectangle by its corner at the start and at the top. */
export type Box = Point & { readonly width: number; readonly height: number };

/** Size of letters in units of the drawing, on phones: `AreaMap.css` sets the same. */
export const letter = 17;
/** On wide screens letters and marks are this part of that size: `AreaMap.css` sets the same. */
export const wide = 0.65;
/** Distance of lines, in sizes of letters. */
export const lineHeight = 1.1;
/** Room around a name or a mark. */
const gap = 2;

/** Something that stands at a point and becomes smaller around it: its box is told from the point. */
export type Sign = {
  readonly at: Point;
  readonly box: Box;
  /** It keeps its size, because it is part of the drawing. */
  readonly isDrawn?: boolean;
};

/** Where the sign stands on phones (1) or on wide screens (`wide`). */
export function boxAt({ at, box, isDrawn }: Sign, size: number): Box {
  const scale = isDrawn === true ? 1 : size;
  return {
    x: at.x + box.x * scale,
    y: at.y + box.y * scale,
    width: box.width * scale,
    height: box.height * scale,
  };
}

/** A box of a size around a point. */
export function boxAround({ x, y }: Point, width: number, height: number): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Whether two boxes come too close. */
export function collide(a: Box, b: Box): boolean {
  return (
    a.x < b.x + b.width + gap &&
    b.x < a.x + a.width + gap &&
    a.y < b.y + b.height + gap &&
    b.y < a.y + a.height + gap
  );
}

/** Whether the box lies on the map as a whole. */
export function liesOn({ width, height }: { width: number; height: number }, box: Box): boolean {
  return (
    box.x >= gap && box.y >= gap && box.x + box.width <= width - gap && box.y + box.height <= height - gap
  );
}

/** Whether the sign has room beside the others, at each of the scales, and is on the map at any. */
export function hasRoom(
  sign: Sign,
  taken: readonly Sign[],
  size: { width: number; height: number },
  scales: readonly number[],
): boolean {
  return (
    [1, wide].every((scale) => liesOn(size, boxAt(sign, scale))) &&
    scales.every((scale) => !taken.some((other) => collide(boxAt(sign, scale), boxAt(other, scale))))
  );
}

/** Steps away from a point in a grid, the nearest first. */
export function stepsAround(far: number, step: number): Point[] {
  const moves = Array.from(
    { length: 2 * Math.floor(far / step) + 1 },
    (_, index) => (index - Math.floor(far / step)) * step,
  );
  return moves
    .flatMap((x) => moves.map((y) => ({ x, y })))
    .toSorted((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));
}
