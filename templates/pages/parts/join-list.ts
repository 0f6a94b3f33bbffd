/** Joins names to a list in a sentence. */
import type { Filled, Ui } from '../../../schema/index.ts';

/** Returns "Pasadena, Altadena and Arcadia", by the patterns of the language. */
export function joinList(
  items: readonly string[],
  { listNext, listLast }: Pick<Filled<Ui>['figures'], 'listNext' | 'listLast'>,
): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  const first = items.slice(0, -1).reduce((joined, next) => listNext({ first: joined, next }));
  return listLast({ first, last });
}
