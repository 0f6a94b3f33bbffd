/** A police agency has one record: in the list of places, or as a station of a city page. */
import { valueAt } from '../data-path.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { FactContext, Rule } from '../rule.ts';
import { idsOf } from './ids-of.ts';

/** Reports each agency of the list that is also a station of a city page, by its id or its name. */
export const duplicatePolice: Rule<FactContext> = { ids: ['ref/repeated'], run: checkAgencies };

function checkAgencies({ facts, records }: FactContext): Diagnostic[] {
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
      rule: 'ref/repeated' as const,
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
