/** The places that city pages serve, and the cities of jails, are in the list of places by which families ask. */
import { valueAt } from '../data-path.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { FactContext, Rule } from '../rule.ts';
import { completeIdsOf, idsOf } from './ids-of.ts';

/** Reports each place that the list lacks. Reports nothing for a site without a list. */
export const unknownPlaces: Rule<FactContext> = { ids: ['ref/unknown'], run: checkPlaces };

function checkPlaces({ facts, records, checkName }: FactContext): readonly Diagnostic[] {
  const list = facts('towns');
  const towns = completeIdsOf(valueAt(list?.data, ['towns']));
  if (list === undefined || towns === undefined || towns.length === 0) return [];
  const place = { noun: 'place', definedIn: list.file };
  const ids = towns.map(({ id }) => id);
  const names = towns.map(({ index }) => String(valueAt(list.data, ['towns', index, 'name'])));
  return [
    ...records('cities').flatMap((source) =>
      idsOf(valueAt(source.data, ['served'])).flatMap(({ index }) =>
        checkName({ ...place, source, path: ['served', index], known: ids }),
      ),
    ),
    ...records('counties').flatMap((source) =>
      idsOf(valueAt(source.data, ['jails'])).flatMap(({ index }) =>
        checkName({ ...place, source, path: ['jails', index, 'city'], known: names }),
      ),
    ),
  ];
}
