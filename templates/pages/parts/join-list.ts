/** Names in a row, as a sentence lists them. */
import type { Filled, Ui } from '../../../schema/index.ts';

/** "Pasadena, Altadena and Arcadia", by the patterns of the language. */
export function joinList(
  items: readonly string[],
  { listNext, listLast }: Pick<Filled<Ui>['figures'], 'listNext' | 'listLast'>,
): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  const first = items.slice(0, -1).reduce((joined, next) => listNext({ first: joined, next }));
  return listLast({ first, last });
}
