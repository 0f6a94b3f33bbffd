/** Finds room for the names of cities beside their squares or dots. */
import { type Box, boxAround, boxAt, hasRoom, letter, lineHeight, type Point, type Sign } from './boxes.ts';
import { widthOf } from './letter-widths.ts';
import type { MapSpot } from './map-panel.ts';
import { breakName, type MapName, type MapRoom } from './map-room.ts';
import { runsThrough } from './outlines.ts';
import type { MarkGroup } from './place-marks.ts';

/** Half the side of the dot at a city without squares. */
export const dotHalf = 2;
/** Room between a name and what it names. */
const aside = 4.5;
const over = 4;
/** How far a name slides along what it names, as parts of the way. */
const slides = [0, 1, 0.25, 0.75];

/**
 * Names of the cities for which there is room at these sizes, and the cities that are left. The name keeps clear of
 * the lines of counties where it can.
 */
export function placeCities(
  room: MapRoom,
  spots: readonly MapSpot[],
  groups: readonly MarkGroup[],
  scales: readonly number[],
): { readonly names: readonly MapName[]; readonly left: readonly MapSpot[] } {
  const names: MapName[] = [];
  const left = spots.filter((spot) => {
    const group = groups.find((candidate) => candidate.spot.id === spot.id);
    const dot: Sign = { at: spot, box: boxAround({ x: 0, y: 0 }, 2 * dotHalf, 2 * dotHalf) };
    if (group === undefined && !hasRoom(dot, room.taken, room.panel, scales)) return true;
    const name = bestOf(room, namesBeside(spot, group?.rows ?? [dot.box]), scales);
    if (name === undefined) return true;
    names.push(name);
    room.taken.push(name, ...(group === undefined ? [dot] : []));
    return false;
  });
  return { names, left };
}

function bestOf(room: MapRoom, names: readonly MapName[], scales: readonly number[]): MapName | undefined {
  const free = names.filter((name) => hasRoom(name, room.taken, room.panel, scales));
  const isWhole = (name: MapName) => !runsThrough(room.lines.counties, boxAt(name, scales[0] ?? 1));
  return free.find(isWhole) ?? free[0];
}

/** In one line, and where that is too long in two. */
function namesBeside(spot: MapSpot, rows: readonly Box[]): MapName[] {
  const broken = breakName(spot.name);
  const ways = broken.length === 1 ? [broken] : [[spot.name], broken];
  return ways.flatMap((lines) => {
    const size = {
      width: Math.max(...lines.map(widthOf)) * letter,
      height: lines.length * letter * lineHeight,
    };
    return placesBeside(rows, size).map(({ anchor, ...corner }) => ({
      id: spot.id,
      lines,
      at: { x: spot.x, y: spot.y },
      box: { ...corner, ...size },
      anchor,
    }));
  });
}

type Place = Point & Pick<MapName, 'anchor'>;

/** Places beside squares or a dot, the best first: after, before, under and over them, then aslant. */
function placesBeside(rows: readonly Box[], { width, height }: Pick<Box, 'width' | 'height'>): Place[] {
  const core = around(rows);
  const [start, end] = [core.x - width - aside, core.x + core.width + aside];
  const [above, below] = [core.y - height - over, core.y + core.height + over];
  const centre = core.x + core.width / 2 - width / 2;
  const besideRow = (row: Box): Place[] => {
    const y = row.y + row.height / 2 - height / 2;
    return [
      { x: row.x + row.width + aside, y, anchor: 'start' },
      { x: row.x - width - aside, y, anchor: 'end' },
    ];
  };
  const aslant = slides.flatMap((part): Place[] => {
    const y = above + (below - above) * part;
    return [
      { x: end, y, anchor: 'start' },
      { x: start, y, anchor: 'end' },
    ];
  });
  const along = slides.flatMap((part): Place[] => {
    const x = core.x + (core.width - width) * part;
    return [
      { x, y: below, anchor: 'start' },
      { x, y: above, anchor: 'start' },
    ];
  });
  return [
    ...besideRow(core),
    ...rows.toReversed().flatMap(besideRow),
    { x: centre, y: below, anchor: 'middle' },
    { x: centre, y: above, anchor: 'middle' },
    ...along,
    ...aslant,
  ];
}

function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}
