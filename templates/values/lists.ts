import type { Filled, Ui } from '../../schema/index.ts';

type ListPatterns = Pick<Filled<Ui>['figures'], 'listNext' | 'listLast' | 'listLastBeforeI'>;

/** A word that begins with the sound i: "Irvine", "Hidalgo", but not "Hialeah". */
const startsWithI = /^(?:[ií]|hi(?![ae]))/iu;

export function joinList(
  items: readonly string[],
  { listNext, listLast, listLastBeforeI }: ListPatterns,
): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  const first = items.slice(0, -1).reduce((joined, next) => listNext({ first: joined, next }));
  return startsWithI.test(last) ? listLastBeforeI({ first, last }) : listLast({ first, last });
}

/** Records with errors are last. */
export function idsInOrder(records: ReadonlyMap<string, { readonly order: number } | undefined>): string[] {
  const orderOf = (record: { readonly order: number } | undefined) =>
    record?.order ?? Number.MAX_SAFE_INTEGER;
  return [...records]
    .sort(([idA, a], [idB, b]) => orderOf(a) - orderOf(b) || (idA < idB ? -1 : 1))
    .map(([id]) => id);
}
