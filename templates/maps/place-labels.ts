/** None covers another or an outline. */
import {
  type Box,
  cellSize,
  type MapLocation,
  type MapMark,
  type MapPanel,
  type Point,
} from './map-panel.ts';

/** For one place, for several consecutive numbers ("1–3"), or without a label for all places of a kind. */
export type MarkSquare = Box & { readonly kind: MapMark['kind']; readonly label: string };
export type MarkGroup = { readonly location: MapLocation; readonly squares: readonly MarkSquare[] };

/** A name with its position, aligned in its box as in the SVG attribute `text-anchor`. */
export type MapName = {
  readonly id: string;
  readonly lines: readonly string[];
  readonly box: Box;
  readonly anchor: 'start' | 'middle' | 'end';
};

export type MapLabels = {
  readonly groups: readonly MarkGroup[];
  readonly scale: Box | undefined;
  readonly counties: readonly MapName[];
  readonly cities: readonly MapName[];
  readonly ocean: MapName | undefined;
};

/** In units of the drawing. */
export const fontSize = 16.5;
/** Line height as a multiple of the font size. */
export const lineHeight = 1.1;
/** Height of the scale bar without its label, and its distance from the edges. */
export const barHeight = 5;
const scaleMargin = 8;
/** Minimum distance between boxes, and between a box and the edge of the map. */
const gap = 2;
const squareHeight = 21;
const minSquareWidth = 23;
const squarePadding = 4;
const plainSide = 13;
/** Space for the arrow to a city beyond the edge. */
const arrowSpace = 14;
/** Gap between a name and its square. */
const nameGap = 4;
/** Free space around the name of a county: at best, and at least. */
const countyGaps = [25, 5] as const;
/** Maximum distance between the middle of a county and its name at sea. */
const maxDistance = 80;

/** A name without a free place is omitted, because the list has it; so is that of `shownCounty`. */
export function placeLabels(panel: MapPanel, shownCounty: string | undefined): MapLabels {
  const groups = placeSquares(panel);
  const occupied: Box[] = [...groups.flatMap(({ squares }) => squares), ...sidesOf(panel.frame)];
  const isFree = (box: Box) => hasRoom(box, occupied, panel) && isInOneArea(expandBox(box, gap), panel);
  const placeFirst = (names: readonly MapName[], isFitting: (box: Box) => boolean = () => true) => {
    const name = names.find(({ box }) => isFree(box) && isFitting(box));
    if (name !== undefined) occupied.push(name.box);
    return name;
  };
  const scale = placeScale(panel, occupied);
  if (scale !== undefined) occupied.push(scale);
  const isOfOneCounty = shownCounty !== undefined;
  const countyNames = isOfOneCounty ? panel.counties.map(({ label }) => label) : shortNames(panel);
  const sea = cellsOf(panel, undefined);
  const counties = panel.counties.flatMap(({ id }, index) => {
    if (id === shownCounty) return [];
    const cells = cellsOf(panel, id);
    const middle = middleOf(cells);
    const namesAt = (points: readonly Point[]) => namesNear(middle, id, countyNames[index] ?? '', points);
    const namesInside = namesAt(cells);
    const hasSpace = (space: number) => (box: Box) => isFree(expandBox(box, space));
    const inside =
      placeFirst(namesInside, hasSpace(countyGaps[0])) ?? placeFirst(namesInside, hasSpace(countyGaps[1]));
    const nearbySea = sea.filter(({ x, y }) => Math.hypot(x - middle.x, y - middle.y) < maxDistance);
    return inside ?? (isOfOneCounty ? undefined : placeFirst(namesAt(nearbySea))) ?? [];
  });
  const cities = groups.flatMap((group) => {
    const { name } = group.location;
    // Beside the name of a county, the same name of a city seems to be its second label.
    if (name === '' || (!isOfOneCounty && countyNames.includes(name))) return [];
    const others = groups.flatMap((other) => (other === group ? [] : other.squares));
    return placeFirst(namesBeside(group), (box) => isClearOf(others, group.squares, box)) ?? [];
  });
  const ocean = placeFirst(namesNear(middleOf(sea), 'ocean', panel.ocean, sea));
  return { groups, scale, counties, cities, ocean };
}

/** Offsets of at most four ems in each direction, nearest first. */
const offsets = Array.from({ length: 33 ** 2 }, (_, index) => ({
  x: ((index % 33) - 16) * (fontSize / 4),
  y: (Math.floor(index / 33) - 16) * (fontSize / 4),
})).toSorted((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));

const inwardDirections = {
  north: { x: 0, y: 1 },
  east: { x: -1, y: 0 },
  south: { x: 0, y: -1 },
  west: { x: 1, y: 0 },
} as const;

/** The largest groups are placed first. */
export function placeSquares(panel: Pick<MapPanel, 'locations' | 'width' | 'height'>): MarkGroup[] {
  const groups: MarkGroup[] = [];
  for (const location of panel.locations.toSorted((a, b) => b.marks.length - a.marks.length)) {
    const squares = squaresOf(location.marks);
    const { width, height } = boundingBox(squares);
    const inward = location.beyond === undefined ? { x: 0, y: 0 } : inwardDirections[location.beyond];
    const x = location.x - width / 2 + inward.x * (width / 2 + arrowSpace);
    const y = location.y - height / 2 + inward.y * (height / 2 + arrowSpace);
    const moveBy = (offset: Point) =>
      squares.map((square) => ({
        ...square,
        x: square.x + Math.round(x + offset.x),
        y: square.y + Math.round(y + offset.y),
      }));
    const occupied = groups.flatMap((group) => group.squares);
    const isFree = (offset: Point) => moveBy(offset).every((square) => hasRoom(square, occupied, panel));
    groups.push({ location, squares: moveBy(offsets.find(isFree) ?? { x: 0, y: 0 }) });
  }
  return groups;
}

/** At the origin: a row for each kind of place. */
function squaresOf(marks: readonly MapMark[]): MarkSquare[] {
  let y = 0;
  return [...Map.groupBy(marks, ({ kind }) => kind)].flatMap(([kind, marksOfKind]) => {
    const numbers = marksOfKind.flatMap(({ number }) => number ?? []);
    const [height, labels] = numbers.length === 0 ? [plainSide, ['']] : [squareHeight, labelNumbers(numbers)];
    let x = 0;
    const row = labels.map((label) => {
      const textWidth = Math.round(widthOf(label) + squarePadding);
      const square = {
        kind,
        label,
        x,
        y,
        width: label === '' ? plainSide : Math.max(minSquareWidth, textWidth),
        height,
      };
      x += square.width + gap;
      return square;
    });
    y += height + gap;
    return row;
  });
}

/** Consecutive numbers become one label. */
function labelNumbers(numbers: readonly number[]): string[] {
  const starts = numbers.filter((number) => !numbers.includes(number - 1));
  const ends = numbers.filter((number) => !numbers.includes(number + 1));
  return starts.map((start, index) => (start === ends[index] ? String(start) : `${start}–${ends[index]}`));
}

/** In a free corner, preferably at sea; undefined when no corner is free. */
function placeScale(panel: MapPanel, occupied: readonly Box[]): Box | undefined {
  const label = sizeOf([panel.scale.label]);
  const width = Math.max(label.width, panel.scale.length);
  const height = label.height + barHeight;
  const [right, bottom] = [panel.width - width - scaleMargin, panel.height - height - scaleMargin];
  const boxes = [bottom, scaleMargin]
    .flatMap((y) => [right, scaleMargin].map((x) => ({ x, y, width, height })))
    .filter((box) => hasRoom(box, occupied, panel));
  const inOneArea = boxes.filter((box) => isInOneArea(box, panel));
  return inOneArea.find((box) => areaAt(box, panel) === undefined) ?? inOneArea[0] ?? boxes[0];
}

/** At each of the points, those near the middle first. */
function namesNear(middle: Point, id: string, text: string, points: readonly Point[]): MapName[] {
  const lines = breakName(text);
  const { width, height } = sizeOf(lines);
  const squaredDistance = ({ x, y }: Point) => (x - middle.x) ** 2 + (y - middle.y) ** 2;
  return points
    .toSorted((a, b) => squaredDistance(a) - squaredDistance(b))
    .map(({ x, y }) => ({
      id,
      lines,
      anchor: 'middle',
      box: { x: x - width / 2, y: y - height / 2, width, height },
    }));
}

/** At the positions next to its squares, in one line first, in order of preference. */
function namesBeside({ location: { id, name }, squares }: MarkGroup): MapName[] {
  const brokenLines = breakName(name);
  const variants = brokenLines.length === 1 ? [brokenLines] : [[name], brokenLines];
  return variants.flatMap((lines) => {
    const size = sizeOf(lines);
    const bounds = boundingBox(squares);
    const nameAt = (anchor: MapName['anchor'], x: number, y: number) => ({
      id,
      lines,
      anchor,
      box: { x, y, ...size },
    });
    const left = bounds.x - size.width - nameGap;
    const right = bounds.x + bounds.width + nameGap;
    const above = bounds.y - size.height - nameGap;
    const below = bounds.y + bounds.height + nameGap;
    const fractions = [0.5, 0, 1, 0.25, 0.75, 0.1, 0.9];
    const beside = fractions.flatMap((fraction) => {
      const y = above + (below - above) * fraction;
      return [nameAt('start', right, y), nameAt('end', left, y)];
    });
    const along = fractions.flatMap((fraction) => {
      const x = bounds.x + (bounds.width - size.width) * fraction;
      const anchor = fraction === 0.5 ? 'middle' : 'start';
      return [nameAt(anchor, x, below), nameAt(anchor, x, above)];
    });
    return [...beside.slice(0, 2), ...along, ...beside.slice(2)];
  });
}

/** Readers join what is on one line, unless its own squares are on it, too. */
function isClearOf(others: readonly Box[], own: readonly Box[], box: Box): boolean {
  const distance = Math.min(...own.map((square) => distanceBetween(box, square)));
  const isInLine = (square: Box) =>
    Math.min(box.y + box.height, square.y + square.height) - Math.max(box.y, square.y) > fontSize / 4;
  const lineDistance = own.some(isInLine) ? 0.7 * fontSize : 2 * fontSize;
  return others.every(
    (square) => distanceBetween(box, square) > distance + (isInLine(square) ? lineDistance : 0.2 * fontSize),
  );
}

/** Without the words that all names share at the start or the end, such as "County". */
export function shortNames({ counties }: Pick<MapPanel, 'counties'>): string[] {
  const names = counties.map(({ label }) => label.split(' '));
  const [first = []] = names;
  const isShared = (word: string | undefined, index: number) =>
    names.every((words) => words.at(index) === word);
  const start = Math.max(
    0,
    first.findIndex((word, index) => !isShared(word, index)),
  );
  const end = Math.max(
    0,
    first.toReversed().findIndex((word, index) => !isShared(word, -1 - index)),
  );
  return names.map((words) => words.slice(start, words.length - end).join(' '));
}

/** At its first space. */
function breakName(name: string): string[] {
  const at = name.indexOf(' ');
  return at === -1 ? [name] : [name.slice(0, at), name.slice(at + 1)];
}

function sizeOf(lines: readonly string[]): { width: number; height: number } {
  return { width: Math.max(...lines.map(widthOf)), height: lines.length * fontSize * lineHeight };
}

/** Estimates the width of a text, because no browser is available at build time. */
function widthOf(text: string): number {
  const widths = [...text].map((letter) => {
    if (/[fijltrI.,'’ ()\-اأإآلدذرزىءة]/u.test(letter)) return 0.4;
    if (/[mwMWشسصضطظ]/u.test(letter)) return 0.92;
    return /\p{Lu}/u.test(letter) ? 0.72 : 0.6;
  });
  return widths.reduce((sum, width) => sum + width, 0) * fontSize;
}

function cellsOf({ areas }: MapPanel, area: string | undefined): Point[] {
  return areas.flatMap((row, y) =>
    row.flatMap((id, x) => (id === area ? [{ x: (x + 0.5) * cellSize, y: (y + 0.5) * cellSize }] : [])),
  );
}

const areaAt = ({ x, y }: Point, { areas }: MapPanel) =>
  areas[Math.floor(y / cellSize)]?.[Math.floor(x / cellSize)];

/** The box is inside the map. */
function isInOneArea(box: Box, panel: MapPanel): boolean {
  const { x, y, width, height } = box;
  const area = areaAt(box, panel);
  return panel.areas
    .slice(Math.floor(y / cellSize), Math.ceil((y + height) / cellSize))
    .every((row) =>
      row.slice(Math.floor(x / cellSize), Math.ceil((x + width) / cellSize)).every((other) => other === area),
    );
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function boundingBox(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

function expandBox({ x, y, width, height }: Box, padding: number): Box {
  return { x: x - padding, y: y - padding, width: width + 2 * padding, height: height + 2 * padding };
}

/** 0 when the boxes touch or overlap. */
export function distanceBetween(a: Box, b: Box): number {
  const horizontalDistance = Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width);
  const verticalDistance = Math.max(0, a.y - b.y - b.height, b.y - a.y - a.height);
  return Math.hypot(horizontalDistance, verticalDistance);
}

function hasRoom(box: Box, occupied: readonly Box[], size: { width: number; height: number }): boolean {
  const { x, y, width, height } = expandBox(box, gap);
  const isInside = x >= 0 && y >= 0 && x + width <= size.width && y + height <= size.height;
  return (
    isInside &&
    !occupied.some(
      (other) =>
        x < other.x + other.width &&
        other.x < x + width &&
        y < other.y + other.height &&
        other.y < y + height,
    )
  );
}

/** No name may cross a side of the frame. */
function sidesOf(frame: Box | undefined): Box[] {
  if (frame === undefined) return [];
  const { x, y, width, height } = frame;
  return [
    { x, y, width, height: 0 },
    { x, y: y + height, width, height: 0 },
    { x, y, width: 0, height },
    { x: x + width, y, width: 0, height },
  ];
}
