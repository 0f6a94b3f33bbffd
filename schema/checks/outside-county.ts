/**
 * Points on maps are correct: an office is inside the county that it names, and each jail, court and station has a
 * point inside its county.
 */
import { geoContains } from 'd3-geo';
import type { WrittenRecord } from '../content-index.ts';
import { type CountyShape, countyShape } from '../county-shapes.ts';
import { formatKey, valueAt } from '../data-path.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { FactContext, Rule } from '../rule.ts';

/** Reports each county without an outline, and each office, jail, court or station outside its county. */
export const outsideCounty: Rule<FactContext> = {
  ids: ['ref/unknown', 'ref/outside-county'],
  run: checkCoordinates,
};

function checkCoordinates(content: FactContext): Diagnostic[] {
  const counties = content.records('counties');
  const shapes = new Map<string, CountyShape>();
  for (const { id, data } of counties) {
    const shape = countyShape(String(valueAt(data, ['fips'])));
    if (shape !== undefined) shapes.set(id, shape);
  }
  return [
    ...counties.filter(({ id }) => !shapes.has(id)).flatMap(explainUnknownCode),
    ...listOffices(content).flatMap((office) => checkOffice(office, shapes)),
    ...counties.flatMap((county) => checkPlaces(county, county.id, shapes, content)),
    ...content
      .records('cities')
      .flatMap((city) => checkPlaces(city, String(valueAt(city.data, ['county'])), shapes, content)),
  ];
}

/**
 * Reports each jail, court and station that has no point on the maps, or a point outside the county. The point is that
 * of its ZIP code or, if there is none, of its city.
 */
function checkPlaces(
  { file, data }: WrittenRecord,
  county: string,
  shapes: ReadonlyMap<string, CountyShape>,
  { facts }: FactContext,
): Diagnostic[] {
  const maps = facts('maps');
  const lists = ['towns', 'zips'].map((list) => valueAt(maps?.data, [list]));
  if (maps === undefined || !lists.every(Array.isArray)) return [];
  const [towns, zips] = lists;
  const shape = shapes.get(county);
  return ['jails', 'courts', 'stations'].flatMap((list) =>
    itemsOf(data, list).flatMap((place, index): Diagnostic[] => {
      const [city, zip] = ['city', 'zip'].map((key) => valueAt(place, [key]));
      if (typeof city !== 'string') return [];
      const point =
        zips?.find((item) => zip !== undefined && valueAt(item, ['zip']) === zip) ??
        towns?.find((item) => valueAt(item, ['name']) === city);
      const path = [list, index, 'city'];
      const problem = { location: { file, path }, key: formatKey(path) };
      if (point === undefined)
        return [
          {
            ...problem,
            rule: 'ref/unknown',
            message: `The maps have no point for the city ${city}.`,
            fix: `Write the point of ${city} into towns of ${maps.file}, and its name into maps.yaml of each language.`,
          },
        ];
      const [latitude, longitude] = pointOf(point) ?? [];
      if (shape === undefined || latitude === undefined || longitude === undefined) return [];
      if (geoContains(shape, [longitude, latitude])) return [];
      return [
        {
          ...problem,
          rule: 'ref/outside-county',
          message: `The map shows ${city} at ${latitude}, ${longitude}, which is not in "${county}".`,
          fix: `Correct the city, or its point in ${maps.file}.`,
        },
      ];
    }),
  );
}

function itemsOf(data: unknown, list: string): unknown[] {
  const items = valueAt(data, [list]);
  return Array.isArray(items) ? items : [];
}

/** Returns latitude and longitude; undefined for values of a wrong type or range, which validation reports. */
function pointOf(place: unknown): readonly [number, number] | undefined {
  const [latitude, longitude] = ['latitude', 'longitude'].map((key) => valueAt(place, [key]));
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined;
  return Math.abs(latitude) > 90 || Math.abs(longitude) > 180 ? undefined : [latitude, longitude];
}

function explainUnknownCode({ file, data }: WrittenRecord): Diagnostic[] {
  const code = valueAt(data, ['fips']);
  if (typeof code !== 'string' || !/^\d{5}$/u.test(code)) return [];
  return [
    {
      rule: 'ref/unknown',
      location: { file, path: ['fips'] },
      key: 'fips',
      message: `No county has the Census code ${code}, so the map cannot show it.`,
      fix: 'Write the code of the county: 06 for California and three digits, such as "06037" for Los Angeles County.',
    },
  ];
}

type PlacedOffice = {
  readonly file: string;
  readonly index: number;
  readonly id: string;
  readonly county: string;
  readonly latitude: number;
  readonly longitude: number;
};

function listOffices(content: FactContext): PlacedOffice[] {
  const facts = content.facts('offices');
  const offices = valueAt(facts?.data, ['offices']);
  if (facts === undefined || !Array.isArray(offices)) return [];
  return offices.flatMap((office: unknown, index) => {
    const [latitude, longitude] = pointOf(office) ?? [];
    if (latitude === undefined || longitude === undefined) return [];
    const [id, county] = ['id', 'county'].map((key) => String(valueAt(office, [key])));
    return [{ file: facts.file, index, id: id ?? '', county: county ?? '', latitude, longitude }];
  });
}

function checkOffice(office: PlacedOffice, shapes: ReadonlyMap<string, CountyShape>): Diagnostic[] {
  const { file, index, id, county, latitude, longitude } = office;
  const shape = shapes.get(county);
  if (shape === undefined || geoContains(shape, [longitude, latitude])) return [];
  const path = ['offices', index, 'latitude'];
  return [
    {
      rule: 'ref/outside-county',
      location: { file, path },
      key: formatKey(path),
      message: `The office "${id}" is at ${latitude}, ${longitude}, which is not in "${county}".`,
      fix: adviceFor(office, shape, shapes),
    },
  ];
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
