/** Names in a row, as a sentence lists them. */
import type { Filled, Ui } from '../../../schema/index.ts';

/** "Pasadena, Altadena and Arcadia", by the separators of the language. */
export function joinList(
  items: readonly string[],
  { listSeparator, listLast }: Pick<Filled<Ui>['figures'], 'listSeparator' | 'listLast'>,
): string {
  const last = items.at(-1) ?? '';
  const first = items.slice(0, -1).join(`${listSeparator} `);
  return first === '' ? last : listLast({ first, last });
}
