/** Finds room for the numbered squares: at their city, in rows, and aside where another city's squares stand. */
import { type Box, boxAround, hasRoom, type Point, type Sign, stepsAround, wide } from './boxes.ts';
import type { MapMark, MapPanel, MapSide, MapSpot } from './map-panel.ts';

/** A square, its corner told from the city. */
export type MarkSquare = MapMark & Point;

/** The squares of a city. */
export type MarkGroup = {
  readonly spot: MapSpot;
  readonly squares: readonly MarkSquare[];
  /** The room that each row takes, told from the city. */
  readonly rows: readonly Box[];
  /** The middle of the squares, told from the city, where they stand aside. */
  readonly aside: Point | undefined;
};

/** Size of a square on phones. */
export const markSize = { width: 24, height: 22 } as const;
const between = 2;
const rowLength = 4;
/** How far squares may stand from their city, and in which steps. */
const reach = 72;
const step = 4;
const around = stepsAround(reach, step);
/** Room for the arrow of a city beyond the edge. */
const arrow = 14;

const inwards: Readonly<Record<MapSide, Point>> = {
  north: { x: 0, y: 1 },
  east: { x: -1, y: 0 },
  south: { x: 0, y: -1 },
  west: { x: 1, y: 0 },
};

/** The squares of all cities; the largest groups choose first. */
export function placeMarks(panel: Pick<MapPanel, 'spots' | 'width' | 'height'>): MarkGroup[] {
  const placed: MarkGroup[] = [];
  const spots = panel.spots.filter(({ marks }) => marks.length > 0);
  for (const spot of spots.toSorted((a, b) => b.marks.length - a.marks.length)) {
    const rows = rowsOf(spot.marks);
    const taken = placed.flatMap(signsOf);
    const moves = spot.beyond === undefined ? around : movesInwards(spot.beyond, sizeOf(rows));
    const isFree = (move: Point) =>
      boxesOf(rows, move).every((box) => hasRoom({ at: spot, box }, taken, panel, [1, wide]));
    placed.push(groupAt(spot, rows, moves.find(isFree) ?? { x: 0, y: 0 }));
  }
  return placed;
}

/** What the squares of a city take of the map. */
export function signsOf({ spot, rows }: MarkGroup): Sign[] {
  return rows.map((box) => ({ at: spot, box }));
}

type Rows = readonly (readonly MapMark[])[];

/** Jails before courts, each kind in rows of its own. */
function rowsOf(marks: readonly MapMark[]): Rows {
  const kinds = [...new Set(marks.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const own = marks.filter((mark) => mark.kind === kind);
    return own.flatMap((_, index) => (index % rowLength === 0 ? [own.slice(index, index + rowLength)] : []));
  });
}

function groupAt(spot: MapSpot, rows: Rows, move: Point): MarkGroup {
  const boxes = boxesOf(rows, move);
  const squares = rows.flatMap((row, down) =>
    row.map((mark, across) => ({
      ...mark,
      x: (boxes[down]?.x ?? 0) + across * (markSize.width + between),
      y: boxes[down]?.y ?? 0,
    })),
  );
  const stays = spot.beyond !== undefined || (move.x === 0 && move.y === 0);
  return { spot, squares, rows: boxes, aside: stays ? undefined : move };
}

/** The rows under each other around a point, all beginning at the same edge. */
function boxesOf(rows: Rows, middle: Point): Box[] {
  const { x, y } = boxAround(middle, sizeOf(rows).width, sizeOf(rows).height);
  return rows.map((row, down) => ({
    x,
    y: y + down * (markSize.height + between),
    width: widthOfRow(row.length),
    height: markSize.height,
  }));
}

function sizeOf(rows: Rows): { width: number; height: number } {
  return {
    width: widthOfRow(Math.max(...rows.map((row) => row.length))),
    height: rows.length * (markSize.height + between) - between,
  };
}

function widthOfRow(marks: number): number {
  return marks * (markSize.width + between) - between;
}

/** Beside the arrow at the edge, and along the edge where something stands there. */
function movesInwards(side: MapSide, { width, height }: { width: number; height: number }): Point[] {
  const { x, y } = inwards[side];
  return around
    .filter((move) => (x === 0 ? move.y : move.x) === 0)
    .map((move) => ({ x: move.x + x * (width / 2 + arrow), y: move.y + y * (height / 2 + arrow) }));
}
