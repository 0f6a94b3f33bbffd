/** Places the names of counties and of the sea. */
import { expandBox, hasRoom, offsetsAround, type Point } from './boxes.ts';
import type { MapPanel } from './map-panel.ts';
import { breakName, centreName, type MapName, type MapSpace } from './map-space.ts';
import { containsPoint, runsThrough } from './outlines.ts';

const step = 6;
/** Maximum offset of a name from the given point of its county, in each direction. */
const maxDistance = 180;
const listNearbyOffsets = offsetsAround(maxDistance, step);
/** Free space around a name in ems. The preferred space is large enough for the name of a city. */
const preferredGap = 1.5;
const minGap = 0.3;

/** Returns the name at the centre of the open sea; undefined when the sea is too small. */
export function placeOcean({ panel, fontSize, occupied, lines, sea: points }: MapSpace): MapName | undefined {
  const names = points
    .map(centreName('ocean', breakName(panel.ocean), fontSize))
    .filter(({ box }) => hasRoom(box, occupied, panel) && !runsThrough(lines.all, box));
  const middle = { x: mean(names.map(({ box }) => box.x)), y: mean(names.map(({ box }) => box.y)) };
  return names.toSorted((a, b) => distance(a.box, middle) - distance(b.box, middle))[0];
}

/**
 * Places each county name inside its outline, otherwise at sea next to it. A county has no name when neither position is free, for example because only a corner of the county
 * is visible. On the map of one county that county has no name; the others have full names where these fit
 * inside. Adds the boxes of the names to the occupied ones.
 */
export function placeCounties(space: MapSpace, omittedCounty: string | undefined): MapName[] {
  const names =
    omittedCounty === undefined ? shortNames(space.panel) : space.panel.counties.map(({ label }) => label);
  return space.panel.counties.flatMap((county, index) => {
    if (county.id === omittedCounty) return [];
    const name = placeCounty(space, county, breakName(names[index] ?? ''), omittedCounty !== undefined);
    if (name === undefined) return [];
    space.occupied.push(name.box);
    return [name];
  });
}

type County = MapPanel['counties'][number];

function placeCounty(
  space: MapSpace,
  county: County,
  nameLines: readonly string[],
  isInsideOnly: boolean,
): MapName | undefined {
  const { panel, fontSize, occupied, counties, outlines, lines } = space;
  const ownOutline = counties.find(({ id }) => id === county.id)?.outline ?? [];
  const positions = listNearbyOffsets()
    .map(({ x, y }) => ({ x: county.x + x, y: county.y + y }))
    .filter(({ x, y }) => x > 0 && y > 0 && x < panel.width && y < panel.height);
  const nameAt = centreName(county.id, nameLines, fontSize);
  const isFree = ({ box }: MapName, gap = 0) =>
    hasRoom(expandBox(box, gap * fontSize), occupied, panel) && !runsThrough(lines.all, box);
  const isOffLand = (point: Point) => !outlines.some((outline) => containsPoint(outline, point));
  const insidePositions = positions.filter((point) => containsPoint(ownOutline, point));
  const inside =
    insidePositions.find((point) => isFree(nameAt(point), preferredGap)) ??
    insidePositions.find((point) => isFree(nameAt(point), minGap));
  if (inside !== undefined || isInsideOnly) return inside && nameAt(inside);
  const outside = positions.find((point) => isFree(nameAt(point)) && isOffLand(point));
  return outside && nameAt(outside);
}

/** Returns the names without the words that they all share at the start or the end, such as "County". */
export function shortNames({ counties }: Pick<MapPanel, 'counties'>): string[] {
  const names = counties.map(({ label }) => label.split(' '));
  const countSharedWords = (wordLists: readonly (readonly string[])[]): number => {
    const [first = [], ...others] = wordLists;
    const end = first.findIndex((word, index) => others.some((other) => other[index] !== word));
    return others.length === 0 || end === -1 ? 0 : end;
  };
  const start = countSharedWords(names);
  const end = countSharedWords(names.map((words) => words.toReversed()));
  return names.map((words) => words.slice(start, words.length - end).join(' '));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
