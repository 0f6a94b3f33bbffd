/** The police of a place is an agency of the list or a station of a city page. */
import { valueAt } from '../data-path.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { FactContext, Rule } from '../rule.ts';
import { completeIdsOf, idsOf } from './ids-of.ts';

/** Reports each reference to a police agency that does not exist. */
export const unknownPolice: Rule<FactContext> = { ids: ['ref/unknown'], run: checkPolice };

function checkPolice({ facts, records, checkName }: FactContext): Diagnostic[] {
  const source = facts('towns');
  if (source === undefined) return [];
  const lists = [
    valueAt(source.data, ['agencies']),
    ...records('cities').map(({ data }) => valueAt(data, ['stations'])),
  ];
  const ids = lists.map(completeIdsOf);
  // The agencies are unknown when one of the lists cannot be read.
  if (ids.includes(undefined)) return [];
  const known = ids.flatMap((list = []) => list.map(({ id }) => id));
  return idsOf(valueAt(source.data, ['towns'])).flatMap(({ index: town }) =>
    idsOf(valueAt(source.data, ['towns', town, 'police'])).flatMap(({ index }) =>
      checkName({
        source,
        path: ['towns', town, 'police', index],
        noun: 'police agency',
        known,
        definedIn: source.file,
      }),
    ),
  );
}
