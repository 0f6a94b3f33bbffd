/**
 * Outlines of counties from the Census Bureau's cartographic boundaries of 2017, as the package us-atlas ships them.
 * Islands are left out: the maps are sketches.
 */
import { createRequire } from 'node:module';
import { geoArea } from 'd3-geo';
import type { Feature, MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { dataPackages } from './data-packages.ts';

/** A county's outline, by its Census code. */
export type CountyShape = Feature<Polygon>;

/** Edges of a part of the country, in degrees. */
export type View = {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
};

// The package declares no type for its data; its format is documented as a topology of named collections.
const topology = createRequire(import.meta.url)(`${dataPackages.outlines}/counties-10m.json`) as Topology<{
  counties: GeometryCollection;
}>;
const known = new Map<string, CountyShape | undefined>();

/** The mainland of a county; undefined when there is no county with this code. */
export function countyShape(fips: string): CountyShape | undefined {
  if (!known.has(fips)) known.set(fips, readShape(fips));
  return known.get(fips);
}

/** The counties that reach into a view, without those whose codes are given. */
export function shapesWithin(view: View, without: readonly string[]): CountyShape[] {
  return topology.objects.counties.geometries.flatMap(({ id }) => {
    const shape = without.includes(String(id)) ? undefined : countyShape(String(id));
    return shape !== undefined && reachesInto(shape, view) ? [shape] : [];
  });
}

function readShape(fips: string): CountyShape | undefined {
  const geometry = topology.objects.counties.geometries.find(({ id }) => id === fips);
  if (geometry === undefined) return undefined;
  const outline = feature(topology, geometry);
  if (outline.type !== 'Feature') return undefined;
  if (outline.geometry.type === 'Polygon') return polygonOf(outline.geometry.coordinates);
  return outline.geometry.type === 'MultiPolygon' ? mainlandOf(outline.geometry) : undefined;
}

function reachesInto({ geometry }: CountyShape, { west, south, east, north }: View): boolean {
  const corners = geometry.coordinates[0] ?? [];
  const [across, down] = [corners.map(([x = 0]) => x), corners.map(([, y = 0]) => y)];
  return (
    Math.min(...across) < east &&
    Math.max(...across) > west &&
    Math.min(...down) < north &&
    Math.max(...down) > south
  );
}

function mainlandOf({ coordinates }: MultiPolygon): CountyShape | undefined {
  return coordinates.map(polygonOf).toSorted((a, b) => geoArea(b) - geoArea(a))[0];
}

function polygonOf(coordinates: Polygon['coordinates']): CountyShape {
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates } };
}
