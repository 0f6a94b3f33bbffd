/**
 * Places the numbered squares in rows at their city, or apart from it when another city's squares are there.
 */
import { type Box, boxAround, hasRoom, offsetsAround, type Point } from './boxes.ts';
import { widthOf } from './letter-widths.ts';
import type { MapLocation, MapMark, MapPanel, MapSide } from './map-panel.ts';

/**
 * A square for one place, for several consecutive numbers ("1–3"), or without a label for all places of a
 * kind.
 */
export type MarkSquare = Box & { readonly kind: MapMark['kind']; readonly label: string };

/** The squares of a city. */
export type MarkGroup = {
  readonly location: MapLocation;
  readonly squares: readonly MarkSquare[];
  readonly rows: readonly Box[];
};

/** Height of a square, its minimum width, its side without a number, and its padding, in ems. */
const height = 1.3;
const minWidth = 1.4;
const plainSide = 0.8;
const squarePadding = 0.22;
/** Gap between squares in units of the drawing, and the maximum number of squares in a row. */
const squareGap = 2;
const maxSquaresPerRow = 4;
/** Maximum offset of squares from their city in each direction, and the search step, in ems. */
const maxDistance = 4;
const step = 0.25;
const listNearbyOffsets = offsetsAround(maxDistance, step);
/** Space for the arrow to a city beyond the edge, in units of the drawing. */
const arrowSpace = 14;

const inwardDirections: Readonly<Record<MapSide, Point>> = {
  north: { x: 0, y: 1 },
  east: { x: -1, y: 0 },
  south: { x: 0, y: -1 },
  west: { x: 1, y: 0 },
};

/** Returns the squares of all cities. The largest groups are placed first. */
export function placeMarks(
  panel: Pick<MapPanel, 'locations' | 'width' | 'height'>,
  fontSize: number,
): MarkGroup[] {
  const offsets = listNearbyOffsets().map(({ x, y }) => ({ x: x * fontSize, y: y * fontSize }));
  const placed: MarkGroup[] = [];
  for (const location of panel.locations.toSorted((a, b) => b.marks.length - a.marks.length)) {
    const rows = rowsOf(location.marks, fontSize);
    const occupied = placed.flatMap((group) => group.rows);
    const candidates =
      location.beyond === undefined ? offsets : listInwardMoves(offsets, location.beyond, rows);
    const isFree = (move: Point) =>
      rowsAt(rows, location, move).every((row) => hasRoom(row, occupied, panel));
    placed.push(groupAt(location, rows, candidates.find(isFree) ?? { x: 0, y: 0 }));
  }
  return placed;
}

/** Rows of squares at the origin of the drawing. */
type Rows = readonly (readonly MarkSquare[])[];

/** Returns the rows of a city. Each kind of place has rows of its own. */
function rowsOf(marks: readonly MapMark[], fontSize: number): Rows {
  const kinds = [...new Set(marks.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const numbers = marks.flatMap((mark) => (mark.kind === kind ? (mark.number ?? []) : []));
    if (numbers.length === 0) return [[plainSquare(kind, fontSize)]];
    const squares = labelNumbers(numbers).map((label) => {
      const width = Math.round(Math.max(minWidth, widthOf(label) + squarePadding) * fontSize);
      return { kind, label, x: 0, y: 0, width, height: Math.round(height * fontSize) };
    });
    return squares.flatMap((_, index) =>
      index % maxSquaresPerRow === 0 ? [squares.slice(index, index + maxSquaresPerRow)] : [],
    );
  });
}

/** Returns one square without a number for all places of a kind in a city. */
function plainSquare(kind: MapMark['kind'], fontSize: number): MarkSquare {
  const side = Math.round(plainSide * fontSize);
  return { kind, label: '', x: 0, y: 0, width: side, height: side };
}

/** Returns labels for sorted numbers; consecutive numbers become one label. */
function labelNumbers(numbers: readonly number[]): string[] {
  const starts = numbers.filter((number) => !numbers.includes(number - 1));
  const ends = numbers.filter((number) => !numbers.includes(number + 1));
  return starts.map((start, index) => (start === ends[index] ? String(start) : `${start}–${ends[index]}`));
}

function groupAt(location: MapLocation, rows: Rows, move: Point): MarkGroup {
  const boxes = rowsAt(rows, location, move);
  const squares = rows.flatMap((row, rowIndex) =>
    row.map((square, squareIndex) => ({
      ...square,
      x:
        (boxes[rowIndex]?.x ?? 0) +
        widthOfRow(row.slice(0, squareIndex)) +
        (squareIndex === 0 ? 0 : squareGap),
      y: boxes[rowIndex]?.y ?? 0,
    })),
  );
  return { location, squares, rows: boxes };
}

/**
 * Returns the boxes of the rows, left-aligned one below the other, centred on the point of the city plus
 * `move`.
 */
function rowsAt(rows: Rows, city: Point, move: Point): Box[] {
  const { width, height: totalHeight } = sizeOf(rows);
  const { x, y } = boxAround({ x: city.x + move.x, y: city.y + move.y }, width, totalHeight);
  const rowDistance = (totalHeight + squareGap) / rows.length;
  return rows.map((row, index) => ({
    x: Math.round(x),
    y: Math.round(y + index * rowDistance),
    width: widthOfRow(row),
    height: row[0]?.height ?? 0,
  }));
}

function sizeOf(rows: Rows): { width: number; height: number } {
  return {
    width: Math.max(...rows.map(widthOfRow)),
    height: rows.reduce((sum, [square]) => sum + (square?.height ?? 0) + squareGap, -squareGap),
  };
}

function widthOfRow(row: Rows[number]): number {
  return row.length === 0 ? 0 : row.reduce((sum, { width }) => sum + width + squareGap, -squareGap);
}

/**
 * Returns the offsets that place squares next to the arrow, or further along the edge if that position is
 * occupied.
 */
function listInwardMoves(offsets: readonly Point[], side: MapSide, rows: Rows): Point[] {
  const { x, y } = inwardDirections[side];
  const size = sizeOf(rows);
  return offsets
    .filter((move) => (x === 0 ? move.y : move.x) === 0)
    .map((move) => ({
      x: move.x + x * (size.width / 2 + arrowSpace),
      y: move.y + y * (size.height / 2 + arrowSpace),
    }));
}
