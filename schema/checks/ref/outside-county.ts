import { geoContains } from 'd3-geo';
import { type CountyShape, countyShape } from '../../county-shapes.ts';
import { formatKey, valueAt } from '../../data-path.ts';
import type { FactContext, Problem, Rule } from '../../rule.ts';
import { listPlaces, pointOf } from '../shared/map-points.ts';

export const refOutsideCounty = {
  id: 'ref/outside-county',
  severity: 'error',
  summary: 'The coordinates of an office, a jail or a court lie in its county.',
  runOnFacts: (content) => {
    const shapes = shapesOfCounties(content);
    return [
      ...listOffices(content).flatMap((office) => checkOffice(office, shapes)),
      ...listPlaces(content).flatMap((place) => checkPlace(place, shapes.get(place.county))),
    ];
  },
} satisfies Rule;

function shapesOfCounties({ records }: FactContext): ReadonlyMap<string, CountyShape> {
  const shapes = new Map<string, CountyShape>();
  for (const { id, data } of records('counties')) {
    const shape = countyShape(String(valueAt(data, ['fips'])));
    if (shape !== undefined) shapes.set(id, shape);
  }
  return shapes;
}

type Place = ReturnType<typeof listPlaces>[number];

function checkPlace(
  { file, path, city, county, point, mapsFile }: Place,
  shape: CountyShape | undefined,
): Problem | [] {
  const [latitude, longitude] = pointOf(point) ?? [];
  if (shape === undefined || latitude === undefined || longitude === undefined) return [];
  if (geoContains(shape, [longitude, latitude])) return [];
  return {
    location: { file, path },
    key: formatKey(path),
    message: `The map shows ${city} at ${latitude}, ${longitude}, which is not in "${county}".`,
    fix: `Correct the city, or its point in ${mapsFile}.`,
  };
}

type PlacedOffice = ReturnType<typeof listOffices>[number];

function listOffices(content: FactContext) {
  const facts = content.facts('offices');
  const offices = valueAt(facts?.data, ['offices']);
  if (facts === undefined || !Array.isArray(offices)) return [];
  return offices.flatMap((office: unknown, index) => {
    const [latitude, longitude] = pointOf(office) ?? [];
    if (latitude === undefined || longitude === undefined) return [];
    const textAt = (key: string) => String(valueAt(office, [key]));
    return [{ file: facts.file, index, id: textAt('id'), county: textAt('county'), latitude, longitude }];
  });
}

function checkOffice(office: PlacedOffice, shapes: ReadonlyMap<string, CountyShape>): Problem | [] {
  const { file, index, id, county, latitude, longitude } = office;
  const shape = shapes.get(county);
  if (shape === undefined || geoContains(shape, [longitude, latitude])) return [];
  const path = ['offices', index, 'latitude'];
  return {
    location: { file, path },
    key: formatKey(path),
    message: `The office "${id}" is at ${latitude}, ${longitude}, which is not in "${county}".`,
    fix: adviceFor(office, shape, shapes),
  };
}

function adviceFor(
  { latitude, longitude }: PlacedOffice,
  county: CountyShape,
  shapes: ReadonlyMap<string, CountyShape>,
): string {
  if (geoContains(county, [-longitude, latitude]))
    return `Write the longitude with a minus, as all west of Greenwich: ${-longitude}.`;
  const [other] = [...shapes].find(([, shape]) => geoContains(shape, [longitude, latitude])) ?? [];
  return other === undefined
    ? 'Write the latitude and longitude of its address, in degrees: 34.1478 and -118.1445 for Pasadena.'
    : `It is in "${other}": correct its county or its coordinates.`;
}
