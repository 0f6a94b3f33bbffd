/** Places the names of counties and of the sea. */
import { hasRoom, type Point, stepsAround, widened } from './boxes.ts';
import type { MapPanel } from './map-panel.ts';
import { breakName, centreName, type MapName, type MapSpace } from './map-space.ts';
import { containsPoint, type Outline, runsThrough } from './outlines.ts';

const step = 6;
/** Maximum distance of a name from the centre of its county. */
const maxDistance = 180;
const around = stepsAround(maxDistance, step);
/** Free space around a name in letter sizes: preferred, which leaves room for the name of a city, and minimum. */
const preferredGap = 1.5;
const least = 0.3;
/** How far into its county the line from an outside name reaches. */
const inwards = 9;

/** Returns the name at the centre of the open sea; undefined when the sea is too small. */
export function placeOcean({ panel, letterSize, occupied, lines, sea: points }: MapSpace): MapName | undefined {
  const sea = points
    .map(centreName('ocean', breakName(panel.ocean), letterSize))
    .filter(({ box }) => hasRoom(box, occupied, panel) && !runsThrough(lines.all, box));
  const middle = { x: mean(sea.map(({ box }) => box.x)), y: mean(sea.map(({ box }) => box.y)) };
  return sea.toSorted((a, b) => distance(a.box, middle) - distance(b.box, middle))[0];
}

/**
 * Places each county name inside its outline, otherwise outside with a line that crosses no other county. A county
 * of which only a corner is visible has no name. On the map of one county the others have full names, and only
 * where they fit inside.
 */
export function placeCounties(room: MapSpace, without: string | undefined): MapName[] {
  const names =
    without === undefined ? shortNames(room.panel) : room.panel.counties.map(({ label }) => label);
  return room.panel.counties.flatMap((county, index) => {
    if (county.id === without) return [];
    const name = placeCounty(room, county, breakName(names[index] ?? ''), without !== undefined);
    if (name === undefined) return [];
    room.occupied.push(name.box);
    return [name];
  });
}

type County = MapPanel['counties'][number];

function placeCounty(
  room: MapSpace,
  county: County,
  words: readonly string[],
  isInsideOnly: boolean,
): MapName | undefined {
  const { panel, letterSize, occupied, counties, outlines, lines } = room;
  const own = counties.find(({ id }) => id === county.id)?.outline ?? [];
  const places = around()
    .map(({ x, y }) => ({ x: county.x + x, y: county.y + y }))
    .filter(({ x, y }) => x > 0 && y > 0 && x < panel.width && y < panel.height);
  const nameAt = centreName(county.id, words, letterSize);
  const isFree = ({ box }: MapName, spare = 0) =>
    hasRoom(widened(box, spare * letterSize), occupied, panel) && !runsThrough(lines.all, box);
  const isOpen = (at: Point) => !outlines.some((outline) => containsPoint(outline, at));
  const within = places.filter((at) => containsPoint(own, at));
  const inside =
    within.find((at) => isFree(nameAt(at), preferredGap)) ?? within.find((at) => isFree(nameAt(at), least));
  if (inside !== undefined || isInsideOnly) return inside && nameAt(inside);
  const foreign = counties.filter(({ id }) => id !== county.id);
  const isDirect = (at: Point) =>
    pointsBetween(at, entryOf(own, at, county)).every((point) =>
      foreign.every(({ outline }) => !containsPoint(outline, point)),
    );
  const outside = places.find((at) => isFree(nameAt(at)) && isOpen(at) && isDirect(at));
  return outside && { ...nameAt(outside), leadsTo: entryOf(own, outside, county) };
}

/** Returns the point where a line from outside enters the county. */
function entryOf(own: Outline, from: Point, to: Point): Point {
  const way = pointsBetween(from, to);
  const entered = way.findIndex((point) => containsPoint(own, point));
  return (entered === -1 ? undefined : way[entered + inwards]) ?? to;
}

/** Returns the points of a line, one unit apart. */
function pointsBetween(from: Point, to: Point): Point[] {
  const length = distance(from, to);
  return Array.from({ length: Math.floor(length) }, (_, far) => ({
    x: from.x + ((to.x - from.x) * far) / length,
    y: from.y + ((to.y - from.y) * far) / length,
  }));
}

/** Returns the names without words that all of them begin or end with, such as "County". */
function shortNames({ counties }: Pick<MapPanel, 'counties'>): string[] {
  const names = counties.map(({ label }) => label.split(' '));
  const shared = (words: readonly (readonly string[])[]): number => {
    const [first = [], ...others] = words;
    const end = first.findIndex((word, at) => others.some((other) => other[at] !== word));
    return others.length === 0 || end === -1 ? 0 : end;
  };
  const start = shared(names);
  const end = shared(names.map((words) => words.toReversed()));
  return names.map((words) => words.slice(start, words.length - end).join(' '));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
