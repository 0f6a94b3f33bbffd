/** Places the numbered squares: at their city in rows, or apart where another city's squares are. */
import { type Box, boxAround, hasRoom, type Point, stepsAround } from './boxes.ts';
import { widthOf } from './letter-widths.ts';
import type { MapLocation, MapMark, MapPanel, MapSide } from './map-panel.ts';

/** A square for one place or for several consecutive numbers: "1–3". */
export type MarkSquare = Box & { readonly kind: MapMark['kind']; readonly label: string };

/** The squares of a city. */
export type MarkGroup = {
  readonly location: MapLocation;
  readonly squares: readonly MarkSquare[];
  /** The boxes of the rows. */
  readonly rows: readonly Box[];
  /** The centre of squares that are placed apart. */
  readonly aside: Point | undefined;
};

/** Height of a square, its width for one digit, its side without a number, and its padding, in letter sizes. */
const height = 1.3;
const minWidth = 1.4;
const plainSide = 0.8;
const inside = 0.22;
const between = 2;
const rowLength = 4;
/** Maximum distance between squares and their city, and the search step, in letter sizes. */
const maxDistance = 4;
const step = 0.25;
const around = stepsAround(maxDistance, step);
/** Space for the arrow to a city beyond the edge. */
const arrow = 14;

const inwards: Readonly<Record<MapSide, Point>> = {
  north: { x: 0, y: 1 },
  east: { x: -1, y: 0 },
  south: { x: 0, y: -1 },
  west: { x: 1, y: 0 },
};

/** Returns the squares of all cities. The largest groups are placed first. */
export function placeMarks(
  panel: Pick<MapPanel, 'locations' | 'width' | 'height'>,
  letterSize: number,
): MarkGroup[] {
  const nearby = around().map(({ x, y }) => ({ x: x * letterSize, y: y * letterSize }));
  const placed: MarkGroup[] = [];
  const locations = panel.locations.filter(({ marks }) => marks.length > 0);
  for (const location of locations.toSorted((a, b) => b.marks.length - a.marks.length)) {
    const rows = rowsOf(location.marks, letterSize);
    const occupied = placed.flatMap((group) => group.rows);
    const moves = location.beyond === undefined ? nearby : movesInwards(nearby, location.beyond, rows);
    const isFree = (move: Point) => rowsAt(rows, location, move).every((row) => hasRoom(row, occupied, panel));
    placed.push(groupAt(location, rows, moves.find(isFree) ?? { x: 0, y: 0 }));
  }
  return placed;
}

/** Returns rows of squares at the origin of the drawing. */
type Rows = readonly (readonly MarkSquare[])[];

/** Puts jails before courts, each in their own rows. */
function rowsOf(marks: readonly MapMark[], letterSize: number): Rows {
  const kinds = [...new Set(marks.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const numbers = marks.flatMap((mark) => (mark.kind === kind ? (mark.number ?? []) : []));
    if (numbers.length === 0) return [[plainSquare(kind, letterSize)]];
    const own = labelNumbers(numbers).map((label) => {
      const width = Math.round(Math.max(minWidth, widthOf(label) + inside) * letterSize);
      return { kind, label, x: 0, y: 0, width, height: Math.round(height * letterSize) };
    });
    return own.flatMap((_, index) => (index % rowLength === 0 ? [own.slice(index, index + rowLength)] : []));
  });
}

/** Returns one square for all places of a city. */
function plainSquare(kind: MapMark['kind'], letterSize: number): MarkSquare {
  const side = Math.round(plainSide * letterSize);
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
  const squares = rows.flatMap((row, down) =>
    row.map((square, across) => ({
      ...square,
      x: (boxes[down]?.x ?? 0) + widthOfRow(row.slice(0, across)) + (across === 0 ? 0 : between),
      y: boxes[down]?.y ?? 0,
    })),
  );
  const stays = location.beyond !== undefined || (move.x === 0 && move.y === 0);
  return {
    location,
    squares,
    rows: boxes,
    aside: stays ? undefined : { x: location.x + move.x, y: location.y + move.y },
  };
}

/** Positions the rows below each other at a point next to the city, aligned at one edge. */
function rowsAt(rows: Rows, { x: left, y: top }: Point, move: Point): Box[] {
  const { width, height: down } = sizeOf(rows);
  const { x, y } = boxAround({ x: left + move.x, y: top + move.y }, width, down);
  const step = (down + between) / rows.length;
  return rows.map((row, index) => ({
    x: Math.round(x),
    y: Math.round(y + index * step),
    width: widthOfRow(row),
    height: row[0]?.height ?? 0,
  }));
}

function sizeOf(rows: Rows): { width: number; height: number } {
  return {
    width: Math.max(...rows.map(widthOfRow)),
    height: rows.reduce((sum, [square]) => sum + (square?.height ?? 0) + between, -between),
  };
}

function widthOfRow(row: Rows[number]): number {
  return row.length === 0 ? 0 : row.reduce((sum, { width }) => sum + width + between, -between);
}

/** Positions the squares next to the arrow, or along the edge when that is occupied. */
function movesInwards(nearby: readonly Point[], side: MapSide, rows: Rows): Point[] {
  const { x, y } = inwards[side];
  const size = sizeOf(rows);
  return nearby
    .filter((move) => (x === 0 ? move.y : move.x) === 0)
    .map((move) => ({
      x: move.x + x * (size.width / 2 + arrow),
      y: move.y + y * (size.height / 2 + arrow),
    }));
}
