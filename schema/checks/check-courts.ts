/** The courts of a city are courts of the guide to its county. */
import { valueAt } from '../data-path.ts';
import { idsOf, wholeIdsOf } from './ids-of.ts';
import type { Problem, WrittenFacts } from './site-check.ts';

/** One problem for each court that the guide does not have. */
export function checkCourts({ records, checkName }: WrittenFacts): Problem[] {
  const counties = new Map(records('counties').map((county) => [county.id, county]));
  return records('cities').flatMap((source) => {
    const county = counties.get(String(valueAt(source.data, ['county'])));
    const courts = wholeIdsOf(valueAt(county?.data, ['courts']));
    if (county === undefined || courts === undefined) return [];
    const known = courts.map(({ id }) => id);
    return idsOf(valueAt(source.data, ['courts'])).flatMap(({ index }) =>
      checkName({ source, path: ['courts', index], noun: `court of "${county.id}"`, known }),
    );
  });
}
