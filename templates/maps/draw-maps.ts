/** Draws the maps of the site from outlines and points: all counties, the offices, each county and each city. */
import { type GeoProjection, geoDistance, geoMercator, geoPath } from 'd3-geo';
import { type CountyShape, countyShape, shapesWithin, type View } from '../../schema/county-shapes.ts';
import type { MapLocation, MapMark, MapPanel, MapSide } from '../components/AreaMap/map-panel.ts';
import { parseOutline } from '../components/AreaMap/outlines.ts';
import { simplifyRing } from './simplify-line.ts';

/** A point of a map with its squares. */
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

/** A map without names and addresses, which depend on the language. */
export type DrawnPanel = Omit<MapPanel, 'counties' | 'locations' | 'ocean' | 'scale'> & {
  readonly counties: readonly Pick<MapPanel['counties'][number], 'id' | 'path' | 'x' | 'y'>[];
  readonly locations: readonly Omit<MapLocation, 'name'>[];
  readonly scale: { readonly length: number; readonly miles: number };
};

/** Width of every drawing in SVG units. */
const width = 400;
/** Distance by which outlines extend beyond the edges, so that the clipped edges are not visible. */
const clipMargin = 8;
/** Maximum distance between a simplified outline and the original. */
const tolerance = 0.8;
/** Radius of the earth, and the distances that a scale bar can show, in miles. */
const earthRadius = 3959;
const distances = [50, 20, 10, 5, 2, 1];

/** Draws a map. A county with an unknown code is omitted; a rule reports it. */
export function drawMap({ counties, view, points }: MapInput): DrawnPanel {
  const { height, projection } = createProjection(view);
  const toPath = createPathPrinter(projection, height);
  const otherShapes = shapesWithin(
    view,
    counties.map(({ fips }) => fips),
  );
  return {
    width,
    height,
    counties: counties.flatMap(({ id, fips }) =>
      drawCounty(id, countyShape(fips), toPath, { width, height }),
    ),
    land: otherShapes.map((shape) => toPath(shape)).join(''),
    locations: points.map((point) => drawLocation(point, projection, { width, height })),
    scale: scaleOf(view),
    frame: undefined,
  };
}

/** Returns a scale bar of a round length, at most a quarter of the width, at the latitude of the centre. */
function scaleOf({ west, south, east, north }: View): DrawnPanel['scale'] {
  const latitude = (south + north) / 2;
  const mileLength = width / (geoDistance([west, latitude], [east, latitude]) * earthRadius);
  const miles = distances.find((distance) => distance * mileLength <= width / 4) ?? 1;
  return { miles, length: Math.round(miles * mileLength) };
}

/** Returns the frame that shows the area of a detail map on the map of a larger area. */
export function frameOf(inner: View, outer: View): MapPanel['frame'] {
  const { projection } = createProjection(outer);
  const [start, end] = [projection([inner.west, inner.north]), projection([inner.east, inner.south])];
  if (start === null || end === null) return undefined;
  const [x, y] = [roundToTenth(start[0]), roundToTenth(start[1])];
  return { x, y, width: roundToTenth(end[0] - x), height: roundToTenth(end[1] - y) };
}

function createProjection({ west, south, east, north }: View): { height: number; projection: GeoProjection } {
  const corners = {
    type: 'MultiPoint' as const,
    coordinates: [
      [west, north],
      [east, south],
    ],
  };
  const projection = geoMercator().fitWidth(width, corners);
  return { height: Math.round(projection([east, south])?.[1] ?? width), projection };
}

type PathPrinter = (shape: CountyShape) => string;

/** Returns a function that prints outlines as simplified path data, clipped just beyond the edges. */
function createPathPrinter(projection: GeoProjection, height: number): PathPrinter {
  const clippedProjection = geoMercator()
    .scale(projection.scale())
    .translate(projection.translate())
    .clipExtent([
      [-clipMargin, -clipMargin],
      [width + clipMargin, height + clipMargin],
    ]);
  const toPath = geoPath(clippedProjection);
  return (shape) =>
    parseOutline(toPath(shape) ?? '')
      .map((ring) => simplifyRing(ring, tolerance))
      .filter((ring) => ring.length > 2)
      .map((ring) => `M${ring.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join('L')}Z`)
      .join('');
}

function drawCounty(
  id: string,
  shape: CountyShape | undefined,
  toPath: PathPrinter,
  size: Size,
): DrawnPanel['counties'] {
  const path = shape === undefined ? '' : toPath(shape);
  return path === '' ? [] : [{ id, path, ...centreOf(path, size) }];
}

type Size = { readonly width: number; readonly height: number };

/** Returns the centre of the bounding box of the visible part of an outline. */
function centreOf(path: string, size: Size): { x: number; y: number } {
  const corners = parseOutline(path).flat();
  const middle = (values: readonly number[], maximum: number) =>
    roundToTenth((Math.max(0, Math.min(...values)) + Math.min(maximum, Math.max(...values))) / 2);
  return {
    x: middle(
      corners.map(({ x }) => x),
      size.width,
    ),
    y: middle(
      corners.map(({ y }) => y),
      size.height,
    ),
  };
}

/** Returns a point at its position; a point outside the map is at the nearest edge. */
function drawLocation(
  { id, latitude, longitude, marks }: MapPoint,
  projection: GeoProjection,
  size: Size,
): DrawnPanel['locations'][number] {
  const [x, y] = projection([longitude, latitude]) ?? [Number.NaN, Number.NaN];
  const beyond = findSide(x, y, size);
  const clamp = (value: number, maximum: number) => Math.round(Math.min(maximum, Math.max(0, value)));
  return { id, marks, x: clamp(x, size.width), y: clamp(y, size.height), beyond };
}

/** Returns the side of the map beyond which a point is; undefined for a point on the map. */
function findSide(x: number, y: number, size: Size): MapSide | undefined {
  if (x > size.width) return 'east';
  if (x < 0) return 'west';
  if (y < 0) return 'north';
  return y > size.height ? 'south' : undefined;
}

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
