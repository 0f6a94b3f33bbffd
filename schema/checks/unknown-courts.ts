/** The courts of a city are courts of the guide to its county. */
import { valueAt } from '../data-path.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { FactContext, Rule } from '../rule.ts';
import { completeIdsOf, idsOf } from './ids-of.ts';

/** Reports each court of a city that the guide to its county does not list. */
export const unknownCourts: Rule<FactContext> = { ids: ['ref/unknown'], run: checkCourts };

function checkCourts({ records, checkName }: FactContext): Diagnostic[] {
  const counties = new Map(records('counties').map((county) => [county.id, county]));
  return records('cities').flatMap((source) => {
    const county = counties.get(String(valueAt(source.data, ['county'])));
    const courts = completeIdsOf(valueAt(county?.data, ['courts']));
    if (county === undefined || courts === undefined) return [];
    const known = courts.map(({ id }) => id);
    return idsOf(valueAt(source.data, ['courts'])).flatMap(({ index }) =>
      checkName({
        source,
        path: ['courts', index],
        noun: `court of "${county.id}"`,
        known,
        definedIn: county.file,
      }),
    );
  });
}
