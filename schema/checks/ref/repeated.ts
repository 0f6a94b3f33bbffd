import { idsOf, valueAt } from '../../data-path.ts';
import type { Check, FactContext, Problem } from '../../rule.ts';

/** A police agency has one record: in the list of places, or as a station of a city page. */
export const refRepeated = { id: 'ref/repeated', runOnFacts: checkAgencies } satisfies Check;

function checkAgencies({ facts, records }: FactContext): Problem[] {
  const source = facts('towns');
  if (source === undefined) return [];
  const stations = records('cities').flatMap(({ file, data }) =>
    idsOf(valueAt(data, ['stations'])).map(({ id, index }) => ({
      ...{ id, location: { file, path: ['stations', index, 'id'] } },
      name: nameAt(data, ['stations', index, 'name']),
    })),
  );
  return idsOf(valueAt(source.data, ['agencies'])).flatMap(({ id, index }) => {
    const path = ['agencies', index, 'id'];
    const name = nameAt(source.data, ['agencies', index, 'name']);
    const station = stations.find((other) => other.id === id || (name !== '' && other.name === name));
    if (station === undefined) return [];
    return {
      location: { file: source.file, path },
      key: `agencies[${index}].id`,
      message: `"${id}" is also the station "${station.id}" of a city page, ${station.location.file}.`,
      fix: `Remove the agency here and its name in each language, and write ${station.id} where "police" names it.`,
      related: [{ location: station.location, label: 'station' }],
    };
  });
}

const nameAt = (data: unknown, path: readonly (string | number)[]): string =>
  String(valueAt(data, path) ?? '')
    .trim()
    .toLowerCase();
