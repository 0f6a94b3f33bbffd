/** Places the names of cities next to their squares. */
import { type Box, boundingBox, hasRoom, type Point } from './boxes.ts';
import { isClearOf } from './is-clear-of.ts';
import type { MapLocation } from './map-panel.ts';
import { breakName, type MapName, type MapSpace, sizeOfLines } from './map-space.ts';
import { runsThrough } from './outlines.ts';
import type { MarkGroup } from './place-marks.ts';

/** Gaps between a name and its square, in ems. */
const gapBeside = 0.25;
const gapAbove = 0.2;
/**
 * Positions of a name along a side of its squares, from 0 (one end) to 1 (the other), in order of preference.
 */
const sideFractions = [0, 1, 0.25, 0.75, 0.1, 0.9];

/**
 * Returns the names of the cities that fit next to their squares, and adds their boxes to the occupied ones. A name
 * crosses no outline and cannot be mistaken for the label of another city's squares.
 */
export function placeCities(
  space: MapSpace,
  named: readonly MarkGroup[],
  groups: readonly MarkGroup[],
): MapName[] {
  const { fontSize, occupied } = space;
  return named.flatMap(({ location, rows }) => {
    const otherRows = groups.flatMap((other) => (other.location.id === location.id ? [] : other.rows));
    const name = findFreeName(space, namesBeside(location, rows, fontSize), rows, otherRows);
    if (name === undefined) return [];
    occupied.push(name.box);
    return [name];
  });
}

export function hasJailOrOffice({ marks }: MapLocation): boolean {
  return marks.some(({ kind }) => kind !== 'court');
}

function findFreeName(
  { fontSize, occupied, panel, lines }: MapSpace,
  names: readonly MapName[],
  ownRows: readonly Box[],
  otherRows: readonly Box[],
): MapName | undefined {
  const freeNames = names.filter(
    ({ box }) =>
      hasRoom(box, occupied, panel) && otherRows.every((other) => isClearOf(box, ownRows, other, fontSize)),
  );
  return freeNames.find(({ box }) => !runsThrough(lines.counties, box));
}

/** Returns the name at each position next to the squares: in one line first, then in two lines. */
function namesBeside(location: MapLocation, rows: readonly Box[], fontSize: number): MapName[] {
  const brokenLines = breakName(location.name);
  const variants = brokenLines.length === 1 ? [brokenLines] : [[location.name], brokenLines];
  return variants.flatMap((lines) => {
    const size = sizeOfLines(lines, fontSize);
    return positionsBeside(rows, size, fontSize).map(({ anchor, ...corner }) => ({
      id: location.id,
      lines,
      box: { ...corner, ...size },
      anchor,
    }));
  });
}

type NamePosition = Point & Pick<MapName, 'anchor'>;

/**
 * Returns the positions next to squares, in order of preference: right, left, below and above in
 * the middle, then elsewhere below and above, then right and left at other heights.
 */
function positionsBeside(
  rows: readonly Box[],
  { width, height }: Pick<Box, 'width' | 'height'>,
  fontSize: number,
): NamePosition[] {
  const bounds = boundingBox(rows);
  const [start, end] = [
    bounds.x - width - gapBeside * fontSize,
    bounds.x + bounds.width + gapBeside * fontSize,
  ];
  const [above, below] = [
    bounds.y - height - gapAbove * fontSize,
    bounds.y + bounds.height + gapAbove * fontSize,
  ];
  const centre = bounds.x + bounds.width / 2 - width / 2;
  const besideRow = (row: Box): NamePosition[] => {
    const y = row.y + row.height / 2 - height / 2;
    return [
      { x: row.x + row.width + gapBeside * fontSize, y, anchor: 'start' },
      { x: row.x - width - gapBeside * fontSize, y, anchor: 'end' },
    ];
  };
  const atOtherHeights = sideFractions.flatMap((fraction): NamePosition[] => {
    const y = above + (below - above) * fraction;
    return [
      { x: end, y, anchor: 'start' },
      { x: start, y, anchor: 'end' },
    ];
  });
  const along = sideFractions.flatMap((fraction): NamePosition[] => {
    const x = bounds.x + (bounds.width - width) * fraction;
    return [
      { x, y: below, anchor: 'start' },
      { x, y: above, anchor: 'start' },
    ];
  });
  return [
    ...besideRow(bounds),
    ...rows.toReversed().flatMap(besideRow),
    { x: centre, y: below, anchor: 'middle' },
    { x: centre, y: above, anchor: 'middle' },
    ...along,
    ...atOtherHeights,
  ];
}
