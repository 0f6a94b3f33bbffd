/**
 * What the maps show is where they show it: offices lie inside the county that they name, and for each jail
 * and court there is a point.
 */
import { geoContains } from 'd3-geo';
import { type CountyShape, countyShape } from '../county-shapes.ts';
import { formatKey, valueAt } from '../data-path.ts';
import type { Problem, WrittenContent, WrittenRecord } from './site-check.ts';

/** One problem for each county without an outline, and for each office outside of its county. */
export function checkCoordinates(content: WrittenContent): Problem[] {
  const counties = content.records('counties');
  const shapes = new Map<string, CountyShape>();
  for (const { id, data } of counties) {
    const shape = countyShape(String(valueAt(data, ['fips'])));
    if (shape !== undefined) shapes.set(id, shape);
  }
  return [
    ...counties.filter(({ id }) => !shapes.has(id)).flatMap(explainUnknownCode),
    ...listOffices(content).flatMap((office) => checkOffice(office, shapes)),
    ...counties.flatMap((county) => checkPlaces(county, content)),
  ];
}

/** One problem for each jail and court whose city has no point, so that no map shows it. */
function checkPlaces({ file, data }: WrittenRecord, { facts }: WrittenContent): Problem[] {
  const maps = facts('maps');
  if (maps === undefined) return [];
  const known = (list: string, key: string) => valuesOf(valueAt(maps.data, [list]), key);
  const [towns, zips] = [known('towns', 'name'), known('zips', 'zip')];
  return ['jails', 'courts'].flatMap((list) =>
    valuesOf(valueAt(data, [list]), 'city').flatMap((city, index): Problem[] => {
      const zip = valueAt(data, [list, index, 'zip']);
      if (typeof city !== 'string' || towns.includes(city) || zips.includes(zip)) return [];
      const path = [list, index, 'city'];
      return [
        {
          rule: 'ref/unknown',
          place: { file, path },
          key: formatKey(path),
          message: `The maps know no point for the city ${city}.`,
          fix: `Write the point of ${city} into towns of ${maps.file}, with its source, and its name for each language.`,
        },
      ];
    }),
  );
}

function valuesOf(list: unknown, key: string): unknown[] {
  return Array.isArray(list) ? list.map((item: unknown) => valueAt(item, [key])) : [];
}

function explainUnknownCode({ file, data }: WrittenRecord): Problem[] {
  const code = valueAt(data, ['fips']);
  if (typeof code !== 'string' || !/^\d{5}$/u.test(code)) return [];
  return [
    {
      rule: 'ref/unknown',
      place: { file, path: ['fips'] },
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

function listOffices(content: WrittenContent): PlacedOffice[] {
  const facts = content.facts('offices');
  const offices = valueAt(facts?.data, ['offices']);
  if (facts === undefined || !Array.isArray(offices)) return [];
  return offices.flatMap((office: unknown, index) => {
    const latitude = valueAt(office, ['latitude']);
    const longitude = valueAt(office, ['longitude']);
    // A latitude beyond the poles is told by its schema.
    if (typeof latitude !== 'number' || typeof longitude !== 'number' || Math.abs(latitude) > 90) return [];
    const [id, county] = ['id', 'county'].map((key) => String(valueAt(office, [key])));
    return [{ file: facts.file, index, id: id ?? '', county: county ?? '', latitude, longitude }];
  });
}

function checkOffice(office: PlacedOffice, shapes: ReadonlyMap<string, CountyShape>): Problem[] {
  const { file, index, id, county, latitude, longitude } = office;
  const shape = shapes.get(county);
  if (shape === undefined || geoContains(shape, [longitude, latitude])) return [];
  const path = ['offices', index, 'latitude'];
  return [
    {
      rule: 'ref/outside-county',
      place: { file, path },
      key: formatKey(path),
      message: `The office "${id}" is at ${latitude}, ${longitude}, which is not in "${county}".`,
      fix: adviceFor(office, shape, shapes),
    },
  ];
}

function adviceFor(
  { latitude, longitude }: PlacedOffice,
  own: CountyShape,
  shapes: ReadonlyMap<string, CountyShape>,
): string {
  if (geoContains(own, [-longitude, latitude]))
    return `Write the longitude with a minus, as all west of Greenwich: ${-longitude}.`;
  const [other] = [...shapes].find(([, shape]) => geoContains(shape, [longitude, latitude])) ?? [];
  return other === undefined
    ? 'Write the latitude and longitude of its address, in degrees: 34.1478 and -118.1445 for Pasadena.'
    : `It is in "${other}": correct its county or its coordinates.`;
}
