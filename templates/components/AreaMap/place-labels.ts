/**
 * Finds room for the names on a map: no name covers a pin, another name or the frame, in any language (R148).
 *
 * Widths are guessed from the number of characters and never too small, because no browser is asked.
 */
import type { MapPanel } from '../../page-context.ts';
import { type Box, parseOutline, runsThrough, surrounds } from './outlines.ts';

/** A name and where it stands; `y` is the middle of the lines. */
export type MapLabel = {
  readonly id: string;
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
};

/** Half the side of the square of a pin. */
export const pinHalf = 14;
/** Height of a line of text, and the size of its letters; `AreaMap.css` sets the same sizes. */
export const textSize = { name: 18, quiet: 16 } as const;

/** Distance of lines, in sizes of letters. */
export const lineHeight = 1.1;
const widthOfLetter = 0.58;
/** Room around a name. */
const gap = 3;
/** How far a name may move away from the point inside its county, and in which steps. */
const reach = { name: 120, quiet: 40 } as const;
const step = 6;

type Spot = Omit<MapLabel, 'id' | 'lines'>;

/** Names of the pins, each beside, under or above its square. */
export function placePinLabels(panel: MapPanel): MapLabel[] {
  const taken = panel.pins.map(boxOfPin);
  return panel.pins.map(({ id, name, x, y }) => {
    const lines = [name];
    const spots = spotsBeside(x, y);
    const free = spots.find((spot) => isFree(boxOf(lines, spot, textSize.name), taken, panel));
    const spot = free ?? spots[0];
    taken.push(boxOf(lines, spot, textSize.name));
    return { id, lines, ...spot };
  });
}

/** Places around a pin, the best first: beside it, centred under and over it, under and over it and aside. */
function spotsBeside(x: number, y: number): readonly [Spot, ...Spot[]] {
  const aside = pinHalf + 6;
  const under = y + pinHalf + textSize.name * 0.75;
  const over = y - pinHalf - textSize.name * 0.75;
  return [
    { x: x + aside, y, anchor: 'start' },
    { x: x - aside, y, anchor: 'end' },
    { x, y: under, anchor: 'middle' },
    { x, y: over, anchor: 'middle' },
    { x: x - pinHalf, y: under, anchor: 'start' },
    { x: x - pinHalf, y: over, anchor: 'start' },
    { x: x + pinHalf, y: under, anchor: 'end' },
    { x: x + pinHalf, y: over, anchor: 'end' },
  ];
}

/**
 * Names of the counties, each as near as possible to the point inside its county, where there is room without a
 * border running through it, else in the open beside it. Beside pins they are quiet: set
 * smaller, with their whole name, and left out where only a corner of the county is in sight.
 */
export function placeCountyLabels(panel: MapPanel, pinLabels: readonly MapLabel[]): MapLabel[] {
  const kind = panel.pins.length > 0 ? 'quiet' : 'name';
  const taken = [
    ...panel.pins.map(boxOfPin),
    ...pinLabels.map((label) => boxOf(label.lines, label, textSize.name)),
    ...edgesOf(panel.frame),
  ];
  const names = kind === 'quiet' ? panel.counties.map(({ label }) => label) : shortNames(panel);
  const outlines = panel.counties.map(({ path }) => parseOutline(path));
  return panel.counties.flatMap(({ x, y, id }, index) => {
    const name = names[index] ?? '';
    const lines = kind === 'quiet' ? [name] : breakName(name);
    const boxAt = (spot: Spot) => boxOf(lines, spot, textSize[kind]);
    const spots = spotsAround(x, y, reach[kind]).filter((spot) => isFree(boxAt(spot), taken, panel));
    const others = outlines.filter((_, other) => other !== index);
    const isOutsideOthers = (spot: Spot) => !others.some((outline) => surrounds(outline, spot));
    const isWhole = (spot: Spot) => !outlines.some((outline) => runsThrough(outline, boxAt(spot)));
    const spot = spots.find((free) => isOutsideOthers(free) && isWhole(free)) ?? spots[0];
    if (spot === undefined) return [];
    taken.push(boxAt(spot));
    return [{ id, lines, ...spot }];
  });
}

/** The names without the words that all of them begin or end with, such as "County". */
function shortNames({ counties }: MapPanel): string[] {
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

/** Two lines for a name of two words or more. */
function breakName(name: string): string[] {
  const at = name.indexOf(' ');
  return at === -1 ? [name] : [name.slice(0, at), name.slice(at + 1)];
}

/** Places in a grid around a point, the nearest first. */
function spotsAround(x: number, y: number, far: number): Spot[] {
  const moves = Array.from({ length: 2 * Math.floor(far / step) + 1 }, (_, index) => index * step - far);
  return moves
    .flatMap((across) => moves.map((down) => ({ across, down })))
    .toSorted((a, b) => Math.hypot(a.across, a.down) - Math.hypot(b.across, b.down))
    .map(({ across, down }) => ({ x: x + across, y: y + down, anchor: 'middle' }));
}

function boxOfPin({ x, y }: MapPanel['pins'][number]): Box {
  return { x: x - pinHalf, y: y - pinHalf, width: 2 * pinHalf, height: 2 * pinHalf };
}

function boxOf(lines: readonly string[], { x, y, anchor }: Spot, size: number): Box {
  const width = Math.max(...lines.map((line) => line.length)) * size * widthOfLetter;
  const height = lines.length * size * lineHeight;
  const start = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { x: start, y: y - height / 2, width, height };
}

/** The four lines of a frame. */
function edgesOf(frame: MapPanel['frame']): Box[] {
  if (frame === undefined) return [];
  const { x, y, width, height } = frame;
  return [
    { x, y, width, height: 0 },
    { x, y: y + height, width, height: 0 },
    { x, y, width: 0, height },
    { x: x + width, y, width: 0, height },
  ];
}

function isFree(box: Box, taken: readonly Box[], panel: Pick<MapPanel, 'width' | 'height'>): boolean {
  const isInside =
    box.x >= gap &&
    box.y >= gap &&
    box.x + box.width <= panel.width - gap &&
    box.y + box.height <= panel.height - gap;
  return isInside && !taken.some((other) => overlaps(box, other));
}

function overlaps(a: Box, b: Box): boolean {
  return (
    a.x < b.x + b.width + gap &&
    b.x < a.x + a.width + gap &&
    a.y < b.y + b.height + gap &&
    b.y < a.y + a.height + gap
  );
}
