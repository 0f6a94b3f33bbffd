import { type GeoProjection, geoDistance, geoMercator, geoPath } from 'd3-geo';
import { type CountyShape, countyShape, shapesWithin, type View } from '../../schema/county-shapes.ts';
import {
  type Box,
  cellSize,
  type MapLocation,
  type MapMark,
  type MapPanel,
  type Point,
} from './map-panel.ts';

export type MapPoint = {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly marks: readonly MapMark[];
};

export type MapInput = {
  readonly counties: readonly { readonly id: string; readonly fips: string }[];
  readonly view: View;
  readonly points: readonly MapPoint[];
};

/** Without names and addresses, which depend on the language. */
export type DrawnPanel = Omit<MapPanel, 'counties' | 'locations' | 'ocean' | 'scale'> & {
  readonly counties: readonly Pick<MapPanel['counties'][number], 'id' | 'path'>[];
  readonly locations: readonly Omit<MapLocation, 'name'>[];
  readonly scale: { readonly length: number; readonly miles: number };
};

const width = 400;
/** Distance by which outlines extend beyond the edges, so that the clipped edges are not visible. */
const clipMargin = 8;
/** Between two corners of an outline. */
const minDistance = 1.5;
/** Radius of the earth, and the distances that a scale bar can show, in miles. */
const earthRadius = 3959;
const distances = [50, 20, 10, 5, 2, 1];

/** A county with an unknown code is omitted; a rule reports it. */
export function drawMap({ counties, view, points }: MapInput): DrawnPanel {
  const { height, projection } = createProjection(view);
  const fipsCodes = counties.map(({ fips }) => fips);
  const ownOutlines = counties.flatMap(({ id, fips }) => {
    const shape = countyShape(fips);
    const rings = shape === undefined ? [] : ringsOf(shape, projection);
    return rings.length === 0 ? [] : [{ id, rings }];
  });
  const otherRings = shapesWithin(view, fipsCodes).flatMap((shape) => ringsOf(shape, projection));
  return {
    width,
    height,
    counties: ownOutlines.map(({ id, rings }) => ({ id, path: pathOf(rings) })),
    land: pathOf(otherRings),
    areas: areasOf([...ownOutlines, { id: 'land', rings: otherRings }], height),
    locations: points.map((point) => drawLocation(point, projection, height)),
    scale: scaleOf(view),
    frame: undefined,
  };
}

/** The area of a detail map on the map of a larger area. */
export function frameOf(inner: View, outer: View): Box | undefined {
  const { projection } = createProjection(outer);
  const [start, end] = [projection([inner.west, inner.north]), projection([inner.east, inner.south])];
  if (start === null || end === null) return undefined;
  const [x, y] = [roundToTenth(start[0]), roundToTenth(start[1])];
  return { x, y, width: roundToTenth(end[0] - x), height: roundToTenth(end[1] - y) };
}

function createProjection({ west, south, east, north }: View): { height: number; projection: GeoProjection } {
  const coordinates = [
    [west, north],
    [east, south],
  ];
  const projection = geoMercator().fitWidth(width, { type: 'MultiPoint', coordinates });
  const height = Math.round(projection([east, south])?.[1] ?? width);
  projection.clipExtent([
    [-clipMargin, -clipMargin],
    [width + clipMargin, height + clipMargin],
  ]);
  return { height, projection };
}

type Ring = readonly Point[];

/** Clipped just beyond the edges, and without corners too close to be seen. */
function ringsOf(shape: CountyShape, projection: GeoProjection): Ring[] {
  const paths = (geoPath(projection)(shape) ?? '').split('Z');
  return paths.map(parseRing).filter((ring) => ring.length > 2);
}

function parseRing(path: string): Ring {
  const ring: Point[] = [];
  for (const [, x, y] of path.matchAll(/(-?[\d.]+),(-?[\d.]+)/gu)) {
    const [corner, last] = [{ x: Math.round(Number(x)), y: Math.round(Number(y)) }, ring.at(-1)];
    if (last === undefined || Math.hypot(corner.x - last.x, corner.y - last.y) >= minDistance)
      ring.push(corner);
  }
  return ring;
}

function pathOf(rings: readonly Ring[]): string {
  return rings.map((ring) => `M${ring.map(({ x, y }) => `${x},${y}`).join('L')}Z`).join('');
}

type Area = { readonly id: string; readonly rings: readonly Ring[] };

function areasOf(areas: readonly Area[], height: number): MapPanel['areas'] {
  const rings = areas.flatMap(({ id, rings }) =>
    rings.map((ring) => ({ id, rows: crossingsByRow(ring, height) })),
  );
  const columns = [...Array(Math.ceil(width / cellSize)).keys()];
  return Array.from({ length: Math.ceil(height / cellSize) }, (_, row) => {
    const crossed = rings.flatMap(({ id, rows }) =>
      rows[row]?.length ? [{ id, crossings: rows[row] }] : [],
    );
    return columns.map((column) => crossed.find(({ crossings }) => isInside(column, crossings))?.id);
  });
}

/** For each row of cells, the columns at which a line through the middles of the cells enters or leaves the ring. */
function crossingsByRow(ring: Ring, height: number): readonly (readonly number[])[] {
  const crossings = Array.from({ length: Math.ceil(height / cellSize) }, (): number[] => []);
  for (const [index, to] of ring.entries()) {
    const from = ring.at(index - 1) ?? to;
    const end = firstCell(Math.max(from.y, to.y));
    for (let row = firstCell(Math.min(from.y, to.y)); row < end; row += 1) {
      const y = (row + 0.5) * cellSize;
      crossings[row]?.push(firstCell(from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)));
    }
  }
  return crossings;
}

/** The first row or column whose middle is at the position or after it. */
const firstCell = (position: number): number => Math.ceil(position / cellSize - 0.5);

/** A cell is inside when an odd number of crossings follow it. */
const isInside = (column: number, crossings: readonly number[]): boolean =>
  crossings.filter((crossing) => column < crossing).length % 2 === 1;

/** A round length, at most a quarter of the width, at the latitude of the center. */
function scaleOf({ west, south, east, north }: View): DrawnPanel['scale'] {
  const latitude = (south + north) / 2;
  const mileLength = width / (geoDistance([west, latitude], [east, latitude]) * earthRadius);
  const miles = distances.find((distance) => distance * mileLength <= width / 4) ?? 1;
  return { miles, length: Math.round(miles * mileLength) };
}

/** A point outside the map is at the nearest edge. */
function drawLocation(
  { id, latitude, longitude, marks }: MapPoint,
  projection: GeoProjection,
  height: number,
): DrawnPanel['locations'][number] {
  const [x, y] = projection([longitude, latitude]) ?? [Number.NaN, Number.NaN];
  const clamp = (value: number, maximum: number) => Math.round(Math.min(maximum, Math.max(0, value)));
  return { id, marks, x: clamp(x, width), y: clamp(y, height), beyond: findSide({ x, y }, height) };
}

function findSide({ x, y }: Point, height: number): MapLocation['beyond'] {
  if (x > width) return 'east';
  if (x < 0) return 'west';
  if (y < 0) return 'north';
  return y > height ? 'south' : undefined;
}

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
