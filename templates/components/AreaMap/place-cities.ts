/** Places the names of cities next to their squares or dots. */
import { type Box, boxAround, boxOf, distanceBetween, hasRoom, type Point, widened } from './boxes.ts';
import { isClearOf, nearer } from './is-clear-of.ts';
import type { MapLocation } from './map-panel.ts';
import { breakName, type MapName, type MapSpace, sizeOfWords } from './map-space.ts';
import { runsThrough } from './outlines.ts';
import { leadOf, nameAside } from './place-aside.ts';
import type { MarkGroup } from './place-marks.ts';

/** Radius of the dot of a city without squares, and the gap between a name and its square or dot, in letter sizes. */
const dotHalf = 0.13;
const aside = 0.25;
const over = 0.2;
/** Offsets of a name along the side of its squares, as fractions. */
const slides = [0, 1, 0.25, 0.75, 0.1, 0.9];

/** Returns the dot of a city without squares. */
export function dotOf({ x, y }: Point, letterSize: number): Box {
  return boxAround({ x, y }, 2 * dotHalf * letterSize, 2 * dotHalf * letterSize);
}

/**
 * Returns the names of the cities that fit. A name keeps clear of outlines and cannot be mistaken for the label of
 * another city's squares. A line may connect the name of a city that has a jail or an office.
 */
export function placeCities(
  room: MapSpace,
  locations: readonly MapLocation[],
  groups: readonly MarkGroup[],
): MapName[] {
  const { letterSize, occupied, panel } = room;
  const names: MapName[] = [];
  const marks = groups.map(({ location, rows }) => ({ id: location.id, rows }));
  for (const location of locations) {
    const dot = dotOf(location, letterSize);
    const own = marks.find(({ id }) => id === location.id)?.rows;
    if (own === undefined && !hasRoom(widened(dot, nearer * letterSize), occupied, panel)) continue;
    const others = marks.flatMap(({ id, rows }) => (id === location.id ? [] : rows));
    const name =
      bestOf(room, namesBeside(location, own ?? [dot], letterSize), own ?? [dot], others) ??
      (own !== undefined && hasJailOrOffice(location) ? nameAside(room, location, own, others) : undefined);
    if (name === undefined) continue;
    names.push(name);
    occupied.push(name.box, ...leadOf(name));
    if (own !== undefined) continue;
    occupied.push(dot);
    marks.push({ id: location.id, rows: [dot] });
  }
  return names;
}

/** Returns whether the city has a jail or an office. */
export function hasJailOrOffice({ marks }: MapLocation): boolean {
  return marks.some(({ kind }) => kind !== 'court');
}

function bestOf(
  { letterSize, occupied, panel, lines }: MapSpace,
  names: readonly MapName[],
  own: readonly Box[],
  others: readonly Box[],
): MapName | undefined {
  const free = names.filter(({ box }) => {
    const near = Math.min(...own.map((row) => distanceBetween(box, row)));
    return hasRoom(box, occupied, panel) && others.every((other) => isClearOf(box, near, other, letterSize));
  });
  return free.find(({ box }) => !runsThrough(lines.counties, box));
}

/** Tries one line first, then two lines. */
function namesBeside(location: MapLocation, rows: readonly Box[], letterSize: number): MapName[] {
  const broken = breakName(location.name);
  const ways = broken.length === 1 ? [broken] : [[location.name], broken];
  return ways.flatMap((lines) => {
    const size = sizeOfWords(lines, letterSize);
    return placesBeside(rows, size, letterSize).map(({ anchor, ...corner }) => ({
      id: location.id,
      lines,
      box: { ...corner, ...size },
      anchor,
    }));
  });
}

type Place = Point & Pick<MapName, 'anchor'>;

/** Positions next to squares or a dot, in order of preference: after, before, below, above, then diagonal. */
function placesBeside(
  rows: readonly Box[],
  { width, height }: Pick<Box, 'width' | 'height'>,
  letterSize: number,
): Place[] {
  const core = boxOf(rows);
  const [start, end] = [core.x - width - aside * letterSize, core.x + core.width + aside * letterSize];
  const [above, below] = [core.y - height - over * letterSize, core.y + core.height + over * letterSize];
  const centre = core.x + core.width / 2 - width / 2;
  const besideRow = (row: Box): Place[] => {
    const y = row.y + row.height / 2 - height / 2;
    return [
      { x: row.x + row.width + aside * letterSize, y, anchor: 'start' },
      { x: row.x - width - aside * letterSize, y, anchor: 'end' },
    ];
  };
  const diagonal = slides.flatMap((part): Place[] => {
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
    ...diagonal,
  ];
}
