import { valueAt } from '../../data-path.ts';
import type { FactContext } from '../../rule.ts';

/** Latitude and longitude; undefined for values of a wrong type or range, which validation reports. */
export function pointOf(place: unknown): readonly [number, number] | undefined {
  const [latitude, longitude] = ['latitude', 'longitude'].map((key) => valueAt(place, [key]));
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined;
  return Math.abs(latitude) > 90 || Math.abs(longitude) > 180 ? undefined : [latitude, longitude];
}

/** The point is that of the ZIP code, otherwise of the city; empty when a list cannot be read. */
export function listPlaces({ facts, records }: FactContext) {
  const maps = facts('maps');
  const [points, zips] = ['towns', 'zips'].map((list) => valueAt(maps?.data, [list]));
  const towns = valueAt(facts('towns')?.data, ['towns']);
  if (maps === undefined || !Array.isArray(points) || !Array.isArray(zips) || !Array.isArray(towns))
    return [];
  const ids = new Map(towns.map((town) => [valueAt(town, ['name']), valueAt(town, ['id'])]));
  const pages = [
    ...records('counties').map((page) => ({ ...page, county: page.id })),
    ...records('cities').map((page) => ({ ...page, county: String(valueAt(page.data, ['county'])) })),
  ];
  return pages.flatMap(({ file, data, county }) =>
    ['jails', 'courts', 'stations'].flatMap((list) =>
      itemsOf(data, list).flatMap((place, index) => {
        const [city, zip] = ['city', 'zip'].map((key) => valueAt(place, [key]));
        if (typeof city !== 'string') return [];
        const point: unknown =
          zips.find((item) => zip !== undefined && valueAt(item, ['zip']) === zip) ??
          points.find((item) => ids.has(city) && valueAt(item, ['id']) === ids.get(city));
        return [{ file, path: [list, index, 'city'], city, county, point, mapsFile: maps.file }];
      }),
    ),
  );
}

function itemsOf(data: unknown, list: string): unknown[] {
  const items = valueAt(data, [list]);
  return Array.isArray(items) ? items : [];
}
