/** Cartographic boundary files of the Census Bureau, 2017 (us-atlas), with a more detailed coast, no islands. */
import { createRequire } from 'node:module';
import { geoArea } from 'd3-geo';
import type { Feature, MultiPolygon, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';
import { coastline } from './coastline.ts';
import { dataPackages } from './data-packages.ts';
import { memoizePerObject } from './memoize-per-object.ts';

/** The maximum distance of a shore corner from the coast, in degrees of latitude: about two kilometres. */
const maxDistance = 0.02;
/** The length of a degree of longitude in degrees of latitude, in the middle of this coast. */
const longitudeScale = Math.cos((33.7 * Math.PI) / 180);

export type CountyShape = Feature<Polygon>;

/** In degrees. */
export type View = {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
};

type Atlas = {
  readonly topology: Topology<{ counties: GeometryCollection }>;
  /** Outlines by Census code. */
  readonly outlines: ReadonlyMap<string, GeometryObject>;
};

/** Read on demand, because most builds draw no map. */
let atlas: Atlas | undefined;

function openAtlas(): Atlas {
  if (atlas !== undefined) return atlas;
  // The package declares no type for its data; its format is documented as a topology of named collections.
  const topology = createRequire(import.meta.url)(
    `${dataPackages.outlines}/counties-10m.json`,
  ) as Atlas['topology'];
  const { geometries } = topology.objects.counties;
  atlas = { topology, outlines: new Map(geometries.map((outline) => [String(outline.id), outline])) };
  return atlas;
}

/** The mainland; undefined when no county has this code. */
export function countyShape(fips: string): CountyShape | undefined {
  const shape = roughShape(fips);
  return shape && shapeAtCoast(shape);
}

export const shapesWithin = (view: View, excludedCodes: readonly string[]): CountyShape[] =>
  [...openAtlas().outlines.keys()].flatMap((fips) => {
    const shape = excludedCodes.includes(fips) ? undefined : roughShape(fips);
    return shape !== undefined && isOverlapping(edgesOf(shape), view) ? [shapeAtCoast(shape)] : [];
  });

function roughShape(fips: string): CountyShape | undefined {
  const outline = openAtlas().outlines.get(fips);
  return outline && shapeOf(outline);
}

const shapeAtCoast = memoizePerObject(
  ({ geometry }: CountyShape): CountyShape => polygonOf(geometry.coordinates.map(followCoast)),
);

const shapeOf = memoizePerObject((geometry: GeometryObject): CountyShape | undefined => {
  const outline = feature(openAtlas().topology, geometry);
  if (outline.type !== 'Feature') return undefined;
  if (outline.geometry.type === 'Polygon') return polygonOf(outline.geometry.coordinates);
  return outline.geometry.type === 'MultiPolygon' ? mainlandOf(outline.geometry) : undefined;
});

const edgesOf = memoizePerObject(({ geometry }: CountyShape): View => {
  const corners = geometry.coordinates[0] ?? [];
  const [across, down] = [corners.map(([x = 0]) => x), corners.map(([, y = 0]) => y)];
  return {
    west: Math.min(...across),
    south: Math.min(...down),
    east: Math.max(...across),
    north: Math.max(...down),
  };
});

const isOverlapping = (bounds: View, { west, south, east, north }: View): boolean =>
  bounds.west < east && bounds.east > west && bounds.south < north && bounds.north > south;

const mainlandOf = ({ coordinates }: MultiPolygon): CountyShape | undefined =>
  coordinates.map(polygonOf).toSorted((a, b) => geoArea(b) - geoArea(a))[0];

const polygonOf = (coordinates: Polygon['coordinates']): CountyShape => ({
  type: 'Feature',
  properties: {},
  geometry: { type: 'Polygon', coordinates },
});

/** Two adjacent counties share a corner at the sea, so they get the same point of the coast. */
function followCoast(ring: readonly Position[]): Position[] {
  const corners = ring.slice(1).map((corner) => ({ corner, ...nearestOnCoast(corner) }));
  const inland = corners.reduce(
    (farthest, { distance }, index) => (distance > (corners[farthest]?.distance ?? 0) ? index : farthest),
    0,
  );
  const fromInland = [...corners.slice(inland), ...corners.slice(0, inland)];
  const isOnShore = ({ distance }: (typeof corners)[number]) => distance < maxDistance;
  const [from, to] = [fromInland.findIndex(isOnShore), fromInland.findLastIndex(isOnShore)];
  const [first, last] = [fromInland[from], fromInland[to]];
  if (first === undefined || last === undefined) return [...ring];
  const before = fromInland.slice(0, from).map(({ corner }) => corner);
  const after = fromInland.slice(to + 1).map(({ corner }) => corner);
  return [...before, ...alongCoast(first.index, last.index), ...after, ...before.slice(0, 1)];
}

function alongCoast(from: number, to: number): Position[] {
  const part = coastline.slice(Math.min(from, to), Math.max(from, to) + 1).map((corner) => [...corner]);
  return from > to ? part.toReversed() : part;
}

function nearestOnCoast([longitude = 0, latitude = 0]: Position): { distance: number; index: number } {
  const distances = coastline.map(([x, y]) => Math.hypot((x - longitude) * longitudeScale, y - latitude));
  const distance = Math.min(...distances);
  return { distance, index: distances.indexOf(distance) };
}
