/**
 * Outlines of counties from the Census Bureau's cartographic boundary files of 2017 in the package us-atlas, with a
 * more detailed coast. Islands are omitted, because the maps are sketches.
 */
import { createRequire } from 'node:module';
import { geoArea } from 'd3-geo';
import type { Feature, MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';
import { dataPackages } from './data-packages.ts';
import { followCoast } from './follow-coast.ts';
import { memoizePerObject } from './memoize-per-object.ts';

/** The outline of a county. */
export type CountyShape = Feature<Polygon>;

/** Bounds of a part of the country, in degrees. */
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
  atlas ??= readAtlas();
  return atlas;
}

function readAtlas(): Atlas {
  // The package declares no type for its data; its format is documented as a topology of named collections.
  const topology = createRequire(import.meta.url)(
    `${dataPackages.outlines}/counties-10m.json`,
  ) as Atlas['topology'];
  const { geometries } = topology.objects.counties;
  return { topology, outlines: new Map(geometries.map((outline) => [String(outline.id), outline])) };
}

/** Returns the mainland of a county; undefined when no county has this code. */
export function countyShape(fips: string): CountyShape | undefined {
  const shape = roughShape(fips);
  return shape && shapeAtCoast(shape);
}

/** Returns the counties that overlap a view, except those with the given codes. */
export function shapesWithin(view: View, excludedCodes: readonly string[]): CountyShape[] {
  return [...openAtlas().outlines.keys()].flatMap((fips) => {
    const shape = excludedCodes.includes(fips) ? undefined : roughShape(fips);
    return shape !== undefined && isOverlapping(edgesOf(shape), view) ? [shapeAtCoast(shape)] : [];
  });
}

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

function isOverlapping(bounds: View, { west, south, east, north }: View): boolean {
  return bounds.west < east && bounds.east > west && bounds.south < north && bounds.north > south;
}

function mainlandOf({ coordinates }: MultiPolygon): CountyShape | undefined {
  return coordinates.map(polygonOf).toSorted((a, b) => geoArea(b) - geoArea(a))[0];
}

function polygonOf(coordinates: Polygon['coordinates']): CountyShape {
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates } };
}
